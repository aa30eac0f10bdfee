import { thresholds } from '@site/src/data/limits/thresholds';
import { rpmMillisecondsPerPercent } from '../airAndFuel/dutyCycle';
import { notice, type Notice } from '../limits/notice';
import type { LogTable } from '../logReading/LogTable';
import { findPulls, type Pull, type PullRule, usualPullRule } from '../pullCheck/findPulls';
import { pullMeasures } from '../pullCheck/pullMeasures';
import { isSpoilt, ratePull } from '../pullCheck/ratePull';
import type { Curve } from '../stockTable/valueOnCurve';
import { driveRanges, type DriveRange } from './driveRanges';
import { isAtLimit } from './isAtLimit';
import type { LogPull } from './LogAnalysis';
import { leanest, ownLambda } from './lambdaOfPull';
import type { LogAnalysisOptions } from './LogAnalysisOptions';
import { gearOfRows } from './loggedGear';
import { logRowAt } from './logRowAt';
import { printedNumber } from './printedNumber';

/** A pedal may end below 100 %: full is five points below its own highest, and 90 % at least. */
const full = { leastPercent: 90, belowHighest: 5 };

const leastSecondsOfPull = 1;

/** Rows so near to full pedal may belong to a pull: its margins, and a foot that lifts on the way. */
const aroundSeconds = 4;

const highestOf = (column: Float32Array): number =>
  column.reduce((most, value) => (value > most ? value : most), 0);

/** What counts as a pull in this log; its own highest pedal decides what is full. */
export const pullRuleOf = (pedal: Float32Array): PullRule => ({
  ...usualPullRule,
  fullFromPercent: Math.max(full.leastPercent, highestOf(pedal) - full.belowHighest),
  leastSeconds: leastSecondsOfPull,
});

const secondsAtLimit = (
  { columns }: LogTable,
  seconds: Float64Array,
  limit: Curve,
  firstRow: number,
  lastRow: number,
): number => {
  let sum = 0;
  for (let row = firstRow; row <= lastRow; row += 1) {
    const [load, rpm] = [columns.load?.[row] ?? NaN, columns.rpm?.[row] ?? NaN];
    if (isAtLimit(limit, load, rpm)) sum += seconds[row] ?? 0;
  }
  return sum;
};

const highestDuty = ({ columns }: LogTable, firstRow: number, lastRow: number): number => {
  let most = 0;
  for (let row = firstRow; row <= lastRow; row += 1) {
    const duty =
      ((columns.rpm?.[row] ?? NaN) * (columns.pulseWidth?.[row] ?? NaN)) /
      rpmMillisecondsPerPercent;
    if (duty > most) most = duty;
  }
  return most;
};

const noticesOf = (
  table: LogTable,
  seconds: Float64Array,
  options: LogAnalysisOptions,
  delaySeconds: number,
  [firstRow, lastRow]: readonly [number, number],
): readonly Notice[] => {
  const found: Notice[] = [];
  const lean = leanest(table, firstRow, lastRow, options, delaySeconds);
  if (lean > thresholds.leanerThanCommandedLambda)
    found.push(notice('logPullLean', { by: lean.toFixed(3) }));
  const own = ownLambda(table, firstRow, lastRow, options, delaySeconds);
  // Logs print three decimals; less is no difference.
  if (Number(own.leanest.toFixed(3)) > thresholds.leanWithoutBoostLambda)
    found.push(notice('logPullLeanWhole', { lambda: own.leanest.toFixed(3) }));
  if (own.wasNeverRich) found.push(notice('logPullNeverRich'));
  const cut = options.loadLimit
    ? secondsAtLimit(table, seconds, options.loadLimit, firstRow, lastRow)
    : 0;
  if (cut > 0) found.push(notice('logPullLoadAtLimit', { seconds: printedNumber(cut) }));
  const duty = highestDuty(table, firstRow, lastRow);
  if (duty > thresholds.dutyPercent)
    found.push(notice('logPullDuty', { duty: printedNumber(duty, 0) }));
  return found;
};

/** The rows within a few seconds of full pedal; the finder need not see the rest. */
const rowsNear = (
  { timeSeconds }: LogTable,
  { from, to }: DriveRange,
  isFull: (row: number) => boolean,
): readonly number[] => {
  const isNear = new Uint8Array(to - from);
  let last = -Infinity;
  for (let row = from; row < to; row += 1) {
    const at = timeSeconds[row] ?? NaN;
    if (isFull(row)) last = at;
    if (at - last <= aroundSeconds) isNear[row - from] = 1;
  }
  let next = Infinity;
  for (let row = to - 1; row >= from; row -= 1) {
    const at = timeSeconds[row] ?? NaN;
    if (isFull(row)) next = at;
    if (next - at <= aroundSeconds) isNear[row - from] = 1;
  }
  const near: number[] = [];
  isNear.forEach((each, i) => {
    if (each === 1) near.push(from + i);
  });
  return near;
};

/** A pull of this log as the pull check takes it, with its drive. */
interface FoundPull {
  readonly pull: Pull;
  readonly drive: number;
}

/** The rows around full pedal, drive by drive. */
export const rowsAroundPulls = (
  table: LogTable,
): readonly { readonly drive: number; readonly rows: readonly number[] }[] => {
  const { pedal } = table.columns;
  if (!pedal) return [];
  const { fullFromPercent } = pullRuleOf(pedal);
  return driveRanges(table).map((range) => ({
    drive: range.drive,
    rows: rowsNear(table, range, (row) => (pedal[row] ?? 0) >= fullFromPercent),
  }));
};

const pullsOf = (table: LogTable): readonly FoundPull[] => {
  const { pedal, rpm } = table.columns;
  if (!pedal || !rpm) return [];
  const rule = pullRuleOf(pedal);
  return rowsAroundPulls(table).flatMap(({ drive, rows: near }) => {
    const finder = findPulls(rule);
    let before = -1;
    let stretch = 0;
    for (const row of near) {
      // Rows that were passed over lie between: the finder must not join across them.
      if (row !== before + 1) stretch += 1;
      before = row;
      const logged = logRowAt(table, row);
      if (!Number.isNaN(logged.engineSpeedRpm)) finder.take(logged, stretch);
    }
    return finder.end().pulls.map((pull) => ({ pull, drive }));
  });
};

const rowOf = (table: LogTable, drive: number, seconds: number): number => {
  let [low, high] = [
    table.driveStarts[drive] ?? 0,
    (table.driveStarts[drive + 1] ?? table.rowCount) - 1,
  ];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((table.timeSeconds[middle] ?? NaN) < seconds) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * The pulls of a log, found by the rule of the pull check and judged by it; what a whole log adds are
 * lambda against its target, load at its limit and duty.
 */
export const pullsInLog = (
  table: LogTable,
  seconds: Float64Array,
  options: LogAnalysisOptions,
  delaySeconds: number,
): readonly LogPull[] =>
  pullsOf(table).map(({ pull, drive }) => {
    const measures = pullMeasures(pull, options.gearing ?? undefined);
    const findings = ratePull(measures);
    const firstRow = rowOf(table, drive, pull.rows[0]?.timeSeconds ?? NaN);
    const lastRow = rowOf(table, drive, pull.rows.at(-1)?.timeSeconds ?? NaN);
    return {
      drive,
      firstRow,
      lastRow,
      startSeconds: table.timeSeconds[firstRow] ?? NaN,
      seconds: measures.seconds,
      startRpm: measures.startRpm,
      endRpm: measures.endRpm,
      rowsPerSecond: measures.rowsPerSecond,
      gear: gearOfRows(pull.rows, options.gearing),
      findings,
      notices: noticesOf(table, seconds, options, delaySeconds, [firstRow, lastRow]),
      isSpoilt: isSpoilt(findings),
    };
  });
