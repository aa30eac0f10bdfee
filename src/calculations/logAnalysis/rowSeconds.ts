import type { LogTable } from '../logReading/LogTable';
import { driveRanges } from './driveRanges';

/** A gap stands for at most so many usual steps. */
const longestSteps = 3;

/**
 * How long each row stands for, s: until the next row, at most three usual steps; the last row of a drive
 * stands for one. In seconds, not in rows, so that logs of different rates mix.
 */
export const rowSeconds = (table: LogTable): Float64Array => {
  const seconds = new Float64Array(table.rowCount);
  for (const { from, to, stepSeconds } of driveRanges(table)) {
    const step = Number.isFinite(stepSeconds) ? stepSeconds : 0;
    for (let row = from; row < to; row += 1) {
      const until = (table.timeSeconds[row + 1] ?? 0) - (table.timeSeconds[row] ?? 0);
      seconds[row] = row + 1 < to ? Math.max(0, Math.min(until, longestSteps * step)) : step;
    }
  }
  return seconds;
};
