import type { FileCells, FileMap } from '@site/src/data/stockMapsFile';

/** Which cells of a 3D table the file folded into one because they are equal. */
export type Folding = 'none' | 'columns' | 'rows' | 'cells';

export const foldingOf = (map: FileMap): Folding =>
  map.cells ? 'cells' : map.cols ? 'columns' : map.rows ? 'rows' : 'none';

/** The same for the stored numbers, which fold by themselves. */
export const storedFoldingOf = (map: FileMap): Folding =>
  map.stored_cells ? 'cells' : map.stored_cols ? 'columns' : map.stored_rows ? 'rows' : 'none';

const wrong = (expected: string): Error =>
  new Error(`The stock-map file holds ${expected} in another shape than its schema says.`);

/** The one number of a 1D table. */
export const expandValue = (cells: FileCells): number => {
  if (typeof cells !== 'number') throw wrong('a single value');
  return cells;
};

/** One number per breakpoint. */
export const expandCurve = (cells: FileCells, length: number): number[] => {
  const numbers = Array.isArray(cells) ? cells.filter((cell) => typeof cell === 'number') : [];
  if (numbers.length !== length) throw wrong('a curve');
  return numbers;
};

/** One row per `y`, one column per `x`, whatever was folded. */
export const expandMap = (
  cells: FileCells,
  folding: Folding,
  rows: number,
  columns: number,
): number[][] => {
  if (folding === 'cells') {
    const value = expandValue(cells);
    return Array.from({ length: rows }, () => Array.from({ length: columns }, () => value));
  }
  if (folding === 'columns') {
    return expandCurve(cells, rows).map((value) => Array.from({ length: columns }, () => value));
  }
  if (folding === 'rows') {
    const row = expandCurve(cells, columns);
    return Array.from({ length: rows }, () => [...row]);
  }
  const map = Array.isArray(cells) ? cells.filter((row) => Array.isArray(row)) : [];
  if (map.length !== rows || map.some((row) => row.length !== columns)) throw wrong('a map');
  return map;
};
