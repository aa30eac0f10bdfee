import type { LogRole } from '../logReading/LogRole';
import type { LogTable } from '../logReading/LogTable';
import { notice } from '../limits/notice';
import { columnNamesOf } from './columnNamesOf';
import { clockError } from './clockError';
import { driveRanges, type DriveRange } from './driveRanges';
import { printedNumber } from './printedNumber';

/** What the steps of the target say about the delay of lambda. */
export interface MeasuredDelay {
  /** Median time to half of the settled change, s; null when declined. */
  readonly seconds: number | null;
  /** Half the distance between the quartiles, s; null when declined. */
  readonly uncertaintySeconds: number | null;
  readonly steps: number;
  readonly stepsLeftOut: number;
  /** Why it was declined, a sentence; or ''. */
  readonly declined: string;
}

/** A step of the target worth watching. */
const leastStep = 0.03;
/** The target stands still within this, before and after. */
const stillTarget = 0.01;
/** The base line is watched so long before the step, s. */
const baseSeconds = 0.7;
/** Lambda has settled so long after the step, and is averaged until the later time, s. */
const plateau = { fromSeconds: 1.4, toSeconds: 2 };
/** Base line and plateau may scatter by this share of the change. */
const mostScatter = 0.2;
/** The settled change lies within these shares of the step of the target. */
const followed = { least: 0.4, most: 1.6 };
/** The engine speed may change by this share meanwhile. */
const mostSpeedChange = 0.25;
const leastSteps = 5;
/** A middle half wider than this is no one number, s. */
const mostQuartileSpread = 0.3;
const slowestDelayStepSeconds = 0.2001;

interface Stretch {
  readonly mean: number;
  readonly deviation: number;
  readonly least: number;
  readonly most: number;
  readonly rows: number;
}

const stretchOf = (column: Float32Array, from: number, to: number): Stretch => {
  let [sum, square, rows] = [0, 0, 0];
  let [least, most] = [Infinity, -Infinity];
  for (let row = from; row < to; row += 1) {
    const value = column[row] ?? NaN;
    if (Number.isNaN(value)) continue;
    sum += value;
    square += value * value;
    rows += 1;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  const mean = sum / rows;
  return {
    mean,
    deviation: Math.sqrt(Math.max(0, square / rows - mean * mean)),
    least,
    most,
    rows,
  };
};

/** The first row of a drive at or after a time. */
const rowAt = (time: Float64Array, near: number, to: number, seconds: number): number => {
  let row = near;
  while (row < to && (time[row] ?? Infinity) < seconds - clockError) row += 1;
  return row;
};

const rowBefore = (time: Float64Array, near: number, from: number, seconds: number): number => {
  let row = near;
  while (row > from && (time[row - 1] ?? -Infinity) >= seconds - clockError) row -= 1;
  return row;
};

interface StepColumns {
  readonly time: Float64Array;
  readonly rpm: Float32Array;
  readonly lambda: Float32Array;
  readonly target: Float32Array;
}

/** Where lambda passes half of its change: the middle of its first and its last passage. */
const halfTime = (
  { time, lambda }: StepColumns,
  from: number,
  to: number,
  half: number,
  rises: boolean,
): number => {
  const passages: number[] = [];
  for (let row = from; row < to; row += 1) {
    const [before, after] = [lambda[row - 1] ?? NaN, lambda[row] ?? NaN];
    const isPassed = (value: number): boolean => (rises ? value >= half : value <= half);
    if (isPassed(before) === isPassed(after)) continue;
    const share = (half - before) / (after - before);
    const t0 = time[row - 1] ?? NaN;
    passages.push(t0 + share * ((time[row] ?? NaN) - t0));
  }
  return ((passages[0] ?? NaN) + (passages.at(-1) ?? NaN)) / 2;
};

/** The delay at a step of the target in one row; null if its surroundings are not steady. */
const delayAtStep = (columns: StepColumns, drive: DriveRange, row: number): number | null => {
  const { time, rpm, lambda, target } = columns;
  const at = time[row] ?? NaN;
  const first = rowBefore(time, row, drive.from, at - baseSeconds);
  const settled = rowAt(time, row, drive.to, at + plateau.fromSeconds);
  const end = rowAt(time, settled, drive.to, at + plateau.toSeconds);
  if ((time[first] ?? NaN) > at - baseSeconds + drive.stepSeconds || end >= drive.to) return null;
  const [targetBefore, targetAfter] = [stretchOf(target, first, row), stretchOf(target, row, end)];
  const [base, top] = [stretchOf(lambda, first, row), stretchOf(lambda, settled, end)];
  const speed = stretchOf(rpm, first, end);
  const change = top.mean - base.mean;
  const step = targetAfter.mean - targetBefore.mean;
  const isStill =
    targetBefore.most - targetBefore.least <= stillTarget &&
    targetAfter.most - targetAfter.least <= stillTarget &&
    speed.most - speed.least <= mostSpeedChange * speed.mean &&
    base.deviation <= mostScatter * Math.abs(change) &&
    top.deviation <= mostScatter * Math.abs(change);
  const share = change / step;
  if (!isStill || !(share >= followed.least && share <= followed.most)) return null;
  const half = halfTime(columns, row, settled, base.mean + change / 2, change > 0);
  // The target moved somewhere between two rows.
  const moved = (at + (time[row - 1] ?? at)) / 2;
  const delay = half - moved;
  return delay > 0 ? delay : null;
};

const quantile = (sorted: readonly number[], share: number): number => {
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? NaN;
  const high = sorted[Math.ceil(place)] ?? NaN;
  return low + (high - low) * (place - Math.floor(place));
};

/**
 * How late lambda comes: at steps of the target of 0.03 and more, the time to half of the settled change.
 *
 * The first visible movement would be too early. Declined with its reason when there are fewer than five
 * steps with a steady base line, plateau and engine speed, or when they scatter.
 */
export const measuredDelay = (table: LogTable): MeasuredDelay => {
  const { lambda, lambdaTarget, rpm } = table.columns;
  const none = { seconds: null, uncertaintySeconds: null, steps: 0, stepsLeftOut: 0 };
  const missing = (['lambda', 'lambdaTarget', 'rpm'] as const).filter(
    (role) => !table.columns[role],
  );
  if (!lambda || !lambdaTarget || !rpm)
    return {
      ...none,
      declined: notice('logDelayNeeds', { columns: columnNamesOf(missing) }).text,
    };
  const roles: readonly LogRole[] = ['lambda', 'lambdaTarget'];
  const slow = roles.filter((role) => table.grouped.has(role));
  if (slow.length > 0)
    return { ...none, declined: notice('logDelayGrouped', { columns: columnNamesOf(slow) }).text };
  const drives = driveRanges(table).filter((drive) => drive.stepSeconds <= slowestDelayStepSeconds);
  if (drives.length === 0) return { ...none, declined: notice('logDelayTooSlow').text };
  const columns = { time: table.timeSeconds, rpm, lambda, target: lambdaTarget };
  const delays: number[] = [];
  let stepsLeftOut = 0;
  for (const drive of drives) {
    for (let row = drive.from + 1; row < drive.to; row += 1) {
      const step = (lambdaTarget[row] ?? NaN) - (lambdaTarget[row - 1] ?? NaN);
      if (!(Math.abs(step) >= leastStep)) continue;
      const delay = delayAtStep(columns, drive, row);
      if (delay === null) stepsLeftOut += 1;
      else delays.push(delay);
    }
  }
  const steps = delays.length;
  const seen = { ...none, steps, stepsLeftOut };
  if (steps < leastSteps) {
    const values = { least: String(leastSteps), steps: String(steps) };
    return { ...seen, declined: notice('logDelayFewSteps', values).text };
  }
  delays.sort((a, b) => a - b);
  const [low, middle, high] = [
    quantile(delays, 0.25),
    quantile(delays, 0.5),
    quantile(delays, 0.75),
  ];
  if (high - low > mostQuartileSpread) {
    const values = {
      steps: String(steps),
      least: printedNumber(low, 2),
      most: printedNumber(high, 2),
    };
    return { ...seen, declined: notice('logDelayScatters', values).text };
  }
  return { ...seen, seconds: middle, uncertaintySeconds: (high - low) / 2, declined: '' };
};
