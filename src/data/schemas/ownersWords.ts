import * as v from 'valibot';
import type { OwnersWord } from '../ownersWords';
import { type SchemaOf, text } from './fields';

export const ownersWordsFile: SchemaOf<readonly OwnersWord[]> = v.array(
  v.strictObject({ said: v.array(text), leadsTo: v.array(text), why: text }),
);
