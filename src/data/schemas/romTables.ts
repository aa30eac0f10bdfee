import * as v from 'valibot';
import { romTableNotes } from '../romTable';
import type { FileRomTableAxis, RomTablesFile } from '../romTablesFile';
import { count, matching, type SchemaOf, text } from './fields';

const axis: SchemaOf<FileRomTableAxis> = v.pipe(
  v.strictTuple([v.nullable(text), v.string(), count, v.number(), v.number()]),
  v.check(
    ([, , , from, to]) => from < to,
    ({ input: [, , , from, to] }) => `the axis runs from ${from} to ${to}`,
  ),
);

const table = v.strictObject({
  name: text,
  axes: v.optional(v.array(count)),
  unit: v.optional(text),
  on: v.optional(count),
  absent: v.optional(v.boolean()),
  note: v.optional(v.picklist(romTableNotes)),
});

export const romTablesFile: SchemaOf<RomTablesFile> = v.strictObject({
  axes: v.array(axis),
  present: v.array(matching(/^L[A-Z0-9]{3}E[0A-Z]( L[A-Z0-9]{3}E[0A-Z])*$/)),
  categories: v.array(v.strictObject({ category: text, tables: v.array(table) })),
});
