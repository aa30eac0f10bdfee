import * as v from 'valibot';
import { type SchemaOf, text } from './fields';

export const sameWordsFile: SchemaOf<readonly (readonly string[])[]> = v.array(
  v.pipe(v.array(text), v.minLength(2)),
);
