import type { DriveRange } from './driveRanges';

/**
 * A column at a time between its rows, in a straight line; NaN behind the end of the drive.
 *
 * Shifts are by time, not by rows: half a row of 0.25 s is no row at all.
 *
 * @param near a row at or before the time
 */
export const valueAtTime = (
  column: ArrayLike<number>,
  timeSeconds: Float64Array,
  { to }: Pick<DriveRange, 'to'>,
  near: number,
  seconds: number,
): number => {
  let row = near;
  while (row + 1 < to && (timeSeconds[row + 1] ?? Infinity) <= seconds) row += 1;
  const [t0, v0] = [timeSeconds[row] ?? NaN, column[row] ?? NaN];
  if (t0 === seconds) return v0;
  if (row + 1 >= to) return NaN;
  const [t1, v1] = [timeSeconds[row + 1] ?? NaN, column[row + 1] ?? NaN];
  return v0 + ((v1 - v0) * (seconds - t0)) / (t1 - t0);
};
