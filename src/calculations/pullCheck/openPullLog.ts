import { findPulls, type FoundPulls, type PullRule, usualPullRule } from './findPulls';
import { followKnocks, type LoggedKnock } from './followKnocks';
import { type ClockReport, logClock } from './logClock';
import { openingOf } from './logQuantity';
import type { OwnColumns } from './matchColumns';
import { type LogReader, type ReadLog, readLogRows } from './readLogRows';

export interface PullLogOptions {
  /** The reader's choice of columns. */
  readonly columns?: OwnColumns;
  readonly rule?: PullRule;
}

/** What a log holds that matters for pulls. */
export interface PullLog extends ReadLog, FoundPulls {
  readonly clock: ClockReport;
  /** Rows in which nothing but counter and clock had moved. */
  readonly repeatedRows: number;
  /** Where this stays below full, the pedal was never down, or its column is another. */
  readonly highestOpeningPercent: number;
  /** Beside a pedal that was logged: where the pedal stays low and this is high, its column is another. */
  readonly highestThrottlePercent: number;
  /** All knock of the log, in a pull or not. */
  readonly knocks: readonly LoggedKnock[];
}

/**
 * Opens a log that comes in pieces of any size, and finds its pulls; memory grows with the pulls only.
 *
 * The first row below a header is left out of pulls, for slow columns can still hold old values there.
 *
 * @throws LogError from `push` and `end` for what is no log
 */
export const openPullLog = ({ columns, rule = usualPullRule }: PullLogOptions = {}): {
  readonly push: LogReader['push'];
  readonly end: () => PullLog;
} => {
  const clock = logClock();
  const finder = findPulls(rule);
  const knocking = followKnocks();
  let repeatedRows = 0;
  let highestOpeningPercent = 0;
  let highestThrottlePercent = 0;
  const reader = readLogRows(({ row, repeated, stale }) => {
    const { seconds, stretch } = clock.tick(row.timeSeconds);
    if (repeated) repeatedRows += 1;
    if (stale) return;
    highestOpeningPercent = Math.max(highestOpeningPercent, openingOf(row) ?? 0);
    highestThrottlePercent = Math.max(highestThrottlePercent, row.throttlePercent ?? 0);
    const timed = { ...row, timeSeconds: seconds };
    knocking.take(timed, stretch);
    finder.take(timed, stretch);
  }, columns);
  const end = (): PullLog => {
    const read = reader.end();
    return {
      ...read,
      clock: clock.report(),
      repeatedRows,
      ...finder.end(),
      highestOpeningPercent,
      highestThrottlePercent,
      knocks: knocking.knocks(),
    };
  };
  return { push: reader.push, end };
};
