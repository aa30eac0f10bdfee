import { clockError } from './clockError';
import type { DriveRange } from './driveRanges';

/**
 * How far a column moves within the last seconds before a row, the row included: highest less lowest.
 * Missing cells are passed over, rows of another drive never looked at.
 */
export const spanWithin = (
  column: ArrayLike<number>,
  timeSeconds: Float64Array,
  { from }: DriveRange,
  row: number,
  seconds: number,
): number => {
  const earliest = (timeSeconds[row] ?? NaN) - seconds - clockError;
  let least = Infinity;
  let most = -Infinity;
  for (let i = row; i >= from && (timeSeconds[i] ?? -Infinity) >= earliest; i -= 1) {
    const value = column[i] ?? NaN;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return most - least;
};
