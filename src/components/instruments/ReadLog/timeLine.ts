import type { LogSummary } from '@site/src/calculations/logReading/LogSummary';
import type { LogTrace } from '@site/src/calculations/logTrace/LogTrace';

/** A stretch of the time line of the card, s. */
export interface Stretch {
  readonly fromSeconds: number;
  readonly toSeconds: number;
}

type Drives = LogSummary['drives'];

/** A time of one drive, s since its start, on the time line; NaN for a drive that is not there. */
export const onTimeLine = (drives: Drives, drive: number, timeSeconds: number): number =>
  (drives[drive]?.fromSeconds ?? NaN) + timeSeconds;

/** The traced row nearest to a time of the time line; undefined where none was traced. */
export function rowNear({ seconds, rows }: LogTrace, time: number): number | undefined {
  let nearest: number | undefined;
  let distance = Infinity;
  for (const [place, row] of rows.entries()) {
    const away = Math.abs((seconds[place] ?? NaN) - time);
    if (row < 0 || !(away < distance)) continue;
    nearest = row;
    distance = away;
  }
  return nearest;
}

/** The end of the last drive. */
export const endOf = (drives: Drives): number => {
  const last = drives.at(-1);
  return last ? last.fromSeconds + last.seconds : 0;
};
