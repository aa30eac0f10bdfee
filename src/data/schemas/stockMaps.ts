import * as v from 'valibot';
import { foldingOf, storedFoldingOf, type Folding } from '../expandCells';
import type { FileCells, FileMap, FileTable, StockMapsFile } from '../stockMapsFile';
import { count, type SchemaOf, text } from './fields';

const numbers = v.array(v.number());
const cells = v.union([v.number(), numbers, v.array(numbers)]);
const dimensions = v.picklist(['1D', '2D', '3D']);

const mapFields = {
  dim: v.optional(dimensions),
  x_axis: v.optional(text),
  x: v.optional(numbers),
  y_axis: v.optional(text),
  y: v.optional(numbers),
  n: v.optional(count),
  z: v.optional(cells),
  stored: v.optional(cells),
  cols: v.optional(text),
  rows: v.optional(text),
  cells: v.optional(text),
  stored_cols: v.optional(text),
  stored_rows: v.optional(text),
  stored_cells: v.optional(text),
};

const variant = v.strictObject({
  ...mapFields,
  id: text,
  cals: v.optional(v.array(text)),
  families: v.optional(text),
  reps: v.optional(v.array(text)),
  vs_A: v.optional(numbers),
});

/** `[3, 2]`: three rows of two cells; `[3]`: three cells; `[]`: one number; undefined: no such shape. */
function shapeOf(given: FileCells): readonly number[] | undefined {
  if (typeof given === 'number') return [];
  const widths = given.map((row) => (typeof row === 'number' ? undefined : row.length));
  if (new Set(widths).size > 1) return undefined;
  return widths[0] === undefined ? [given.length] : [given.length, widths[0]];
}

function expectedShape(dim: string, folding: Folding, rows: number, columns: number): number[] {
  if (dim === '1D' || (dim === '3D' && folding === 'cells')) return [];
  if (dim === '2D' || folding === 'columns') return [rows];
  return folding === 'rows' ? [columns] : [rows, columns];
}

/** Which cells of a table or of one of its variants have another shape than its axes say. */
function misshapen(table: FileTable, map: FileMap): string[] {
  const dim = map.dim ?? table.dim;
  const rows = (map.y ?? table.y ?? []).length;
  const columns = (map.x ?? table.x ?? []).length;
  const all = [
    ['z', map.z, foldingOf(map)],
    ['stored', map.stored, storedFoldingOf(map)],
  ] as const;
  return all
    .filter(
      ([, given, folding]) =>
        given !== undefined &&
        shapeOf(given)?.join() !== expectedShape(dim, folding, rows, columns).join(),
    )
    .map(([name]) => name);
}

const misshapenIn = (table: FileTable): string[] => [
  ...misshapen(table, table),
  ...(table.variants ?? []).flatMap((each) =>
    misshapen(table, each).map((name) => `variant ${each.id}, ${name}`),
  ),
];

const table: SchemaOf<FileTable> = v.pipe(
  v.strictObject({
    ...mapFields,
    table: text,
    category: text,
    dim: dimensions,
    unit: v.string(),
    store: text,
    stored_unit: v.optional(text),
    grid: v.optional(v.number()),
    show: count,
    edit_step: v.number(),
    n: count,
    map: v.optional(text),
    families: v.optional(text),
    variants: v.optional(v.array(variant)),
  }),
  v.check(
    (each) => misshapenIn(each).length === 0,
    ({ input }) => `cells of another shape than the axes say: ${misshapenIn(input).join('; ')}`,
  ),
);

/** The stock maps, and the two tables of the worked cases. */
export const stockMapsFile: SchemaOf<StockMapsFile> = v.strictObject({
  title: text,
  about: text,
  schema: v.record(v.string(), text),
  representatives: v.record(v.string(), text),
  families: v.record(v.string(), text),
  order: v.array(text),
  not_in_stock: v.array(
    v.strictObject({ table: text, note: text, y_default: v.optional(numbers) }),
  ),
  tables: v.array(table),
});
