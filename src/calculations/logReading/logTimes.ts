import { clockUnitOf, rowsThatTell } from './clockUnit';
import { median } from '../statistics/median';

/** The clock of one file, row by row. */
export interface LogTimes {
  /** Rows that are kept, by their place among all rows. */
  readonly rows: Uint32Array;
  /** For each kept row the seconds since the first row of its drive. */
  readonly timeSeconds: Float64Array;
  /** First kept row of each drive. */
  readonly driveStarts: number[];
  /** What the clock said there, s. */
  readonly clockStarts: number[];
  readonly stepSeconds: number[];
  /** Where the unit’s own clock stood in the first and the last kept row, s. */
  readonly firstClock: number;
  readonly lastClock: number;
  /** What one count of the clock is worth. */
  readonly secondsPerStep: number;
  readonly dropped: {
    readonly withoutTime: number;
    readonly clockStood: number;
    readonly clockJumped: number;
  };
  readonly gaps: number;
  readonly longestGapSeconds: number;
  readonly restarts: number;
}

/** A gap is longer than this many usual steps, and than `leastGapSeconds`. */
const stepsOfGap = 5;
const leastGapSeconds = 2;

const secondsPerStepOf = (times: Float64Array): number => {
  const first: number[] = [];
  for (const time of times) {
    if (!Number.isNaN(time)) first.push(time);
    if (first.length >= 4 * rowsThatTell) break;
  }
  return clockUnitOf(first).secondsPerStep;
};

const mostSampled = 20_000;

/** Median of the steps that go on, of a drive or of a whole file. */
const usualStep = (times: Float64Array, from: number, to: number): number => {
  const stride = Math.max(1, Math.floor((to - from) / mostSampled));
  const steps: number[] = [];
  for (let row = from + 1; row < to; row += stride) {
    const step = (times[row] ?? NaN) - (times[row - 1] ?? NaN);
    if (step > 0) steps.push(step);
  }
  return median(steps) ?? 0;
};

/**
 * Reads the clock: subtracts what each drive began with, drops rows whose time is missing, stands still for
 * the third time, or leaps away and back, and parts drives at restarts and gaps.
 *
 * @param times as the file counts them; NaN where the cell is no time
 * @param written seconds of one count, if the name or the units say so
 * @param breaks rows at which a new drive begins whatever the clock says
 */
export const logTimes = (
  times: Float64Array,
  written: number | undefined,
  breaks: ReadonlySet<number> = new Set(),
): LogTimes => {
  const secondsPerStep = written ?? secondsPerStepOf(times);
  const kept = new Uint32Array(times.length);
  const clock = new Float64Array(times.length);
  const starts: number[] = [];
  let [count, withoutTime, clockStood, clockJumped, equals] = [0, 0, 0, 0, 0];
  let [gaps, longestGapSeconds, restarts] = [0, 0, 0];
  const usual = usualStep(times, 0, times.length) * secondsPerStep;
  const gapFrom = Math.max(stepsOfGap * usual, leastGapSeconds);
  let isBreak = false;

  for (let row = 0; row < times.length; row += 1) {
    isBreak = isBreak || breaks.has(row);
    const time = (times[row] ?? NaN) * secondsPerStep;
    if (Number.isNaN(time)) {
      withoutTime += 1;
      continue;
    }
    const before = count === 0 ? NaN : (clock[count - 1] ?? NaN);
    const step = time - before;
    if (count > 0 && !isBreak && (step < 0 || step > gapFrom)) {
      // One row that leaps and comes back is a wrong number, not a restart of the clock.
      const next = (times[row + 1] ?? NaN) * secondsPerStep;
      if (next >= before && next - before <= gapFrom) {
        clockJumped += 1;
        continue;
      }
    }
    equals = step === 0 && !isBreak ? equals + 1 : 0;
    if (equals > 1) {
      clockStood += 1;
      continue;
    }
    if (count === 0 || isBreak || step < 0 || step > gapFrom) {
      starts.push(count);
      if (step < 0) restarts += 1;
      else if (step > gapFrom) {
        gaps += 1;
        longestGapSeconds = Math.max(longestGapSeconds, step);
      }
    }
    isBreak = false;
    kept[count] = row;
    clock[count] = time;
    count += 1;
  }
  const timeSeconds = new Float64Array(count);
  const stepSeconds = starts.map((from, drive) => {
    const to = starts[drive + 1] ?? count;
    const first = clock[from] ?? 0;
    for (let row = from; row < to; row += 1) timeSeconds[row] = (clock[row] ?? 0) - first;
    return usualStep(timeSeconds, from, to);
  });
  return {
    rows: kept.slice(0, count),
    timeSeconds,
    driveStarts: starts,
    clockStarts: starts.map((row) => clock[row] ?? 0),
    stepSeconds,
    firstClock: clock[0] ?? 0,
    lastClock: count === 0 ? 0 : (clock[count - 1] ?? 0),
    secondsPerStep,
    dropped: { withoutTime, clockStood, clockJumped },
    gaps,
    longestGapSeconds,
    restarts,
  };
};
