import { thresholds } from '@site/src/data/limits/thresholds';
import type { LogTable } from '../logReading/LogTable';
import { isMeasuredLambda } from './lambdaSensor';
import type { LogAnalysisOptions } from './LogAnalysisOptions';

/** A target richer than this has gone over to full throttle. */
const richBelowLambda = 0.97;

/** Once the target has been rich for so long, lambda must be, too: a pull begins near 1. */
const richForSeconds = 1;

/** When the target first went over to full throttle, in seconds; NaN for never. */
const richFrom = (
  { columns, timeSeconds }: LogTable,
  firstRow: number,
  lastRow: number,
): number => {
  const { lambdaTarget } = columns;
  for (let row = firstRow; row <= lastRow; row += 1)
    if ((lambdaTarget?.[row] ?? NaN) < richBelowLambda) return timeSeconds[row] ?? NaN;
  return NaN;
};

/** One row may be noise: so many rows on end must be leaner. */
const leastRowsLeaner = 3;

/** Takes a number for each row; tells the least of the last three, 0 before there are three. */
const heldOnEnd = (): ((value: number) => number) => {
  let recent: readonly number[] = [];
  return (value) => {
    recent = [...recent, value].slice(-leastRowsLeaner);
    return recent.length === leastRowsLeaner ? Math.min(...recent) : 0;
  };
};

/** The stock sensor reads no lower than its floor: where less is commanded, the floor is no fault. */
const isFloor = (
  actual: number,
  commanded: number,
  sensor: LogAnalysisOptions['lambdaSensor'],
): boolean =>
  sensor === 'stock' &&
  commanded < thresholds.sensorLambda.least - thresholds.leanerThanCommandedLambda &&
  actual <= thresholds.sensorLambda.least + 0.001;

/**
 * How much leaner than its target lambda came out, late by its delay, for three rows on end, once the target
 * had been rich for a second; or 0.
 */
export const leanest = (
  table: LogTable,
  firstRow: number,
  lastRow: number,
  { lambdaSensor }: LogAnalysisOptions,
  delaySeconds: number,
): number => {
  const { columns, timeSeconds } = table;
  const { lambda, lambdaTarget } = columns;
  if (!lambda || !lambdaTarget) return 0;
  const from = richFrom(table, firstRow, lastRow) + richForSeconds + delaySeconds;
  let commandedRow = firstRow;
  const held = heldOnEnd();
  let most = 0;
  for (let row = firstRow; row <= lastRow; row += 1) {
    const at = timeSeconds[row] ?? NaN;
    while ((timeSeconds[commandedRow + 1] ?? Infinity) <= at - delaySeconds) commandedRow += 1;
    const [actual, commanded] = [lambda[row] ?? NaN, lambdaTarget[commandedRow] ?? NaN];
    const counts =
      at >= from &&
      commanded < richBelowLambda &&
      !isFloor(actual, commanded, lambdaSensor) &&
      (actual >= commanded || isMeasuredLambda(actual, lambdaSensor));
    most = Math.max(most, held(counts ? actual - commanded : 0));
  }
  return most;
};

/** A shorter pull may end before the computer leaves closed loop. */
const leastSecondsToTell = 2;

/** What lambda does whatever its target says; 0 where nothing speaks against it. */
interface OwnLambda {
  /** The leanest that stood for three rows on end, once the target had been rich for a second. */
  readonly leanest: number;
  readonly wasNeverRich: boolean;
}

/** What lambda does in a pull by itself, and whether it was ever asked to be rich. */
export const ownLambda = (
  table: LogTable,
  firstRow: number,
  lastRow: number,
  { lambdaSensor }: LogAnalysisOptions,
  delaySeconds: number,
): OwnLambda => {
  const { columns, timeSeconds } = table;
  const { lambda, lambdaTarget } = columns;
  if (!lambdaTarget) return { leanest: 0, wasNeverRich: false };
  const from = richFrom(table, firstRow, lastRow) + richForSeconds + delaySeconds;
  const held = heldOnEnd();
  let most = 0;
  let asked = 0;
  for (let row = firstRow; row <= lastRow; row += 1) {
    const at = timeSeconds[row] ?? NaN;
    if (!Number.isNaN(lambdaTarget[row] ?? NaN)) asked += 1;
    const actual = lambda?.[row] ?? NaN;
    const counts = at >= from && isMeasuredLambda(actual, lambdaSensor);
    most = Math.max(most, held(counts ? actual : 0));
  }
  const span = (timeSeconds[lastRow] ?? 0) - (timeSeconds[firstRow] ?? 0);
  const isTold = 2 * asked > lastRow - firstRow && span >= leastSecondsToTell;
  return { leanest: most, wasNeverRich: isTold && Number.isNaN(from) };
};
