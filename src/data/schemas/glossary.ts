import * as v from 'valibot';
import type { Term } from '../terms';
import { type SchemaOf, text } from './fields';

export const glossaryFile: SchemaOf<readonly Term[]> = v.array(
  v.strictObject({
    term: text,
    expansion: v.optional(v.nullable(text)),
    definition: text,
    units: v.optional(v.nullable(text)),
  }),
);
