import { count, flag, listOf, matching, object, oneOf, text, type Reader } from './fieldReaders';
import { optional } from './optional';
import { romTableNotes, type RomTableAxis, type RomTableNote } from './romTable';

/** One table as the file keeps it: axes and lists of calibrations by their place in the file. */
export interface FileRomTable {
  readonly name: string;
  readonly axes: readonly number[] | null;
  readonly unit: string | null;
  readonly on: number | null;
  readonly absent: boolean | null;
  readonly note: RomTableNote | null;
}

export interface RomTablesFile {
  readonly axes: readonly RomTableAxis[];
  /** Lists of calibration IDs, each in one text. */
  readonly present: readonly string[];
  readonly categories: readonly {
    readonly category: string;
    readonly tables: readonly FileRomTable[];
  }[];
}

/** `["rpm", "", 15, 500, 7500]`: quantity, unit, points, first, last. */
const axis: Reader<RomTableAxis> = (value, where) => {
  const [quantity, unit, points, from, to, ...rest] = Array.isArray(value)
    ? (value as unknown[])
    : [];
  const isName = quantity === null || (typeof quantity === 'string' && quantity !== '');
  if (!isName || typeof unit !== 'string' || typeof from !== 'number' || typeof to !== 'number')
    throw new Error(`${where}: expected an axis, got ${JSON.stringify(value)}`);
  if (rest.length > 0 || from >= to) throw new Error(`${where}: the axis runs ${from} to ${to}`);
  return { quantity, unit, points: count(points, `${where} points`), from, to };
};

const calibrationIds = matching(/^L[A-Z0-9]{3}E[0A-Z]( L[A-Z0-9]{3}E[0A-Z])*$/);

const table = object<FileRomTable>({
  name: text,
  axes: optional(listOf(count)),
  unit: optional(text),
  on: optional(count),
  absent: optional(flag),
  note: optional(oneOf(...romTableNotes)),
});

/** Checks the shape of a file of tables. @throws Error that names the row and the field. */
export const parseRomTables: Reader<RomTablesFile> = object<RomTablesFile>({
  axes: listOf(axis),
  present: listOf(calibrationIds),
  categories: listOf(object({ category: text, tables: listOf(table) })),
});
