import type { LogTable } from '../logReading/LogTable';
import type { DriveRange } from './driveRanges';

/**
 * For each row of a drive the seconds since the last row in which something held, 0 in such a row itself;
 * infinite before the first.
 */
export const secondsSince = (
  { timeSeconds }: LogTable,
  { from, to }: DriveRange,
  holds: (row: number) => boolean,
): Float64Array => {
  const since = new Float64Array(to - from);
  let last = -Infinity;
  for (let row = from; row < to; row += 1) {
    const time = timeSeconds[row] ?? NaN;
    if (holds(row)) last = time;
    since[row - from] = time - last;
  }
  return since;
};
