import type { PlainMap } from './mapExtremes';
import { valueOnCurve } from './valueOnCurve';

/**
 * Reads a map between its breakpoints: in a straight line along the row, then along the column;
 * beyond its edges the last value holds.
 *
 * That the computer does the same is usual, not documented. At a breakpoint it does not matter.
 *
 * @throws RangeError for a place that is no number, or a map without cells
 */
export const valueOnMap = ({ x, y, z }: PlainMap, atX: number, atY: number): number => {
  const along = z.map((values) => valueOnCurve({ at: x, values }, atX));
  return valueOnCurve({ at: y, values: along }, atY);
};
