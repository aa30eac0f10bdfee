import type { OpenStockMaps } from '@site/src/data/openStockMaps';
import type { StockTable } from '@site/src/data/stockTable';
import { stockMapView, type StockMapView, type ViewedAxis } from './stockMapView';

/** One place that both tables have. */
interface ComparedCell {
  readonly before: number;
  readonly after: number;
  /** `after` − `before`. */
  readonly difference: number;
  /** By at least half of the last decimal that is shown, or as much in the stored number. */
  readonly differs: boolean;
}

export interface StockMapDifference {
  readonly kind: 'compared';
  readonly columns?: ViewedAxis;
  readonly rows?: ViewedAxis;
  /** Over the breakpoints that both have. */
  readonly cells: readonly (readonly ComparedCell[])[];
  readonly differing: number;
  /** Of what is shown, so that what differs does so in its digits. */
  readonly decimals: number;
  /** Smallest and largest difference of the cells that differ; 0 if none does. */
  readonly least: number;
  readonly most: number;
  /** Breakpoints that only one of the two has. */
  readonly onlyBefore: Unshared;
  readonly onlyAfter: Unshared;
}

interface Unshared {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
}

/** Why there is nothing to compare. */
export interface NoDifference {
  readonly kind: 'no-table' | 'values-left-out' | 'other-form';
}

const common = (a: ViewedAxis | undefined, b: ViewedAxis | undefined): readonly number[] =>
  a ? a.breakpoints.filter((breakpoint) => b?.breakpoints.includes(breakpoint)) : [0];

const missing = (a: ViewedAxis | undefined, b: ViewedAxis | undefined): readonly number[] =>
  a?.breakpoints.filter((breakpoint) => !b?.breakpoints.includes(breakpoint)) ?? [];

const at = (axis: ViewedAxis | undefined, breakpoint: number): number =>
  axis ? axis.breakpoints.indexOf(breakpoint) : 0;

const compared = (a: StockMapView, b: StockMapView): StockMapDifference => {
  const decimals = Math.max(a.decimals, b.decimals);
  const columns = common(a.columns, b.columns);
  const rows = common(a.rows, b.rows);
  const half = 0.5 * 10 ** -decimals - 1e-9;
  const cells = rows.map((y) =>
    columns.flatMap((x): ComparedCell[] => {
      const before = a.cells[at(a.rows, y)]?.[at(a.columns, x)];
      const after = b.cells[at(b.rows, y)]?.[at(b.columns, x)];
      if (!before || !after) return [];
      // Stock cells have at most six decimals; the rest is what subtraction leaves.
      const difference = Number((after.value - before.value).toFixed(6));
      const stored = (after.stored ?? 0) - (before.stored ?? 0);
      const differs = Math.max(Math.abs(difference), Math.abs(stored)) >= half;
      return [{ before: before.value, after: after.value, difference, differs }];
    }),
  );
  const differing = cells.flat().filter(({ differs }) => differs);
  const differences = differing.map(({ difference }) => difference);
  return {
    kind: 'compared',
    ...(a.columns && { columns: { ...a.columns, breakpoints: columns } }),
    ...(a.rows && { rows: { ...a.rows, breakpoints: rows } }),
    cells,
    differing: differing.length,
    decimals,
    least: differing.length === 0 ? 0 : Math.min(...differences),
    most: differing.length === 0 ? 0 : Math.max(...differences),
    onlyBefore: { columns: missing(a.columns, b.columns), rows: missing(a.rows, b.rows) },
    onlyAfter: { columns: missing(b.columns, a.columns), rows: missing(b.rows, a.rows) },
  };
};

/** How a stock table of one calibration differs from that of another, on common breakpoints. */
export const stockMapDifference = (
  maps: OpenStockMaps,
  tableName: string,
  beforeId: string,
  afterId: string,
): StockMapDifference | NoDifference => {
  const tables: readonly StockTable[] = [
    maps.table(tableName, beforeId),
    maps.table(tableName, afterId),
  ];
  if (tables.some(({ kind }) => kind === 'absent')) return { kind: 'no-table' };
  const [before, after] = tables.map(stockMapView);
  if (!before || !after) return { kind: 'values-left-out' };
  const sameForm = tables[0]?.kind === tables[1]?.kind;
  const difference = compared(before, after);
  return sameForm && difference.cells.flat().length > 0 ? difference : { kind: 'other-form' };
};
