import type { FileCells, FileMap } from '@site/src/data/stockMapsFile';

/** Cells of the stock maps; the build has checked that they have the shape that their axes say. */

/** Which cells of a 3D table the file folded into one because they are equal. */
export type Folding = 'none' | 'columns' | 'rows' | 'cells';

export const foldingOf = (map: FileMap): Folding =>
  map.cells ? 'cells' : map.cols ? 'columns' : map.rows ? 'rows' : 'none';

/** The same for the stored numbers, which fold by themselves. */
export const storedFoldingOf = (map: FileMap): Folding =>
  map.stored_cells ? 'cells' : map.stored_cols ? 'columns' : map.stored_rows ? 'rows' : 'none';

/** The one number of a 1D table. */
export const expandValue = (cells: FileCells): number => cells as number;

/** One number per breakpoint. */
export const expandCurve = (cells: FileCells): number[] => cells as number[];

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
    return expandCurve(cells).map((value) => Array.from({ length: columns }, () => value));
  }
  if (folding === 'rows') {
    const row = expandCurve(cells);
    return Array.from({ length: rows }, () => [...row]);
  }
  return cells as number[][];
};
