import { notice } from '../limits/notice';
import type { LogTable } from '../logReading/LogTable';
import { airFlowReader } from './airFlowReader';
import { cellMeans, type RowValues } from './cellMeans';
import { cellSums } from './cellSums';
import { columnNamesOf } from './columnNamesOf';
import { delayCorrelation } from './delayCorrelation';
import { driveRanges } from './driveRanges';
import { gateRows } from './gateRows';
import { measuredDelay } from './lambdaDelay';
import { isMeasuredLambda, stuckValue } from './lambdaSensor';
import type { LambdaDelay, MixtureCell, MixtureReport } from './LogAnalysis';
import type { LogAnalysisOptions } from './LogAnalysisOptions';
import { mayMove } from './mayMove';
import { countsInMixture } from './countsInMixture';
import { modelledDelay } from './modelledDelay';
import { valueAtTime } from './valueAtTime';
import { weightedRows } from './weightedRows';

/** The target stands still within this. */
const stillTarget = 0.01;

/** It must have stood still so much longer than the delay, s. */
const stillSeconds = 0.3;

/** The correction that lambda asks for, by row of the log; NaN where nothing can be said. */
interface LambdaError {
  readonly percent: Float64Array;
  readonly measured: Float64Array;
  readonly railed: number;
}

/** Whether the target has stood still from 0.3 s before a row until lambda answers. */
const isTargetStill = (
  target: Float32Array,
  time: Float64Array,
  { from, to }: { from: number; to: number },
  row: number,
  delay: number,
): boolean => {
  const at = time[row] ?? NaN;
  let [least, most] = [Infinity, -Infinity];
  const see = (value: number): void => {
    least = Math.min(least, value);
    most = Math.max(most, value);
  };
  let earliest = row;
  while (earliest > from && (time[earliest] ?? NaN) > at - stillSeconds) {
    see(target[earliest] ?? NaN);
    earliest -= 1;
  }
  if ((time[earliest] ?? NaN) > at - stillSeconds) return false;
  see(target[earliest] ?? NaN);
  for (let next = row + 1; next < to && (time[next] ?? NaN) <= at + delay; next += 1)
    see(target[next] ?? NaN);
  return most - least <= stillTarget;
};

/** T = LTFT + 100 · (λ measured at t + τ / λ commanded at t − 1), in open loop at full pedal only. */
const lambdaErrors = (
  table: LogTable,
  options: LogAnalysisOptions,
  fixedDelay: number | null,
): LambdaError => {
  const { lambda, lambdaTarget: target, longTrim, rpm } = table.columns;
  const percent = new Float64Array(table.rowCount).fill(NaN);
  const measured = new Float64Array(table.rowCount).fill(NaN);
  let railed = 0;
  if (!lambda || !target || !rpm) return { percent, measured, railed };
  const counts = countsInMixture(table);
  const flowAt = airFlowReader(table, options.displacementCc);
  for (const drive of driveRanges(table)) {
    if (options.drivesLeftOut.includes(drive.drive)) continue;
    for (let row = drive.from; row < drive.to; row += 1) {
      const commanded = target[row] ?? NaN;
      if (Number.isNaN(commanded)) continue;
      if (counts[row] !== 1) continue;
      const speed = rpm[row] ?? NaN;
      const delay = fixedDelay ?? modelledDelay(speed, flowAt(row));
      if (!isTargetStill(target, table.timeSeconds, drive, row, delay)) continue;
      const later = (table.timeSeconds[row] ?? NaN) + delay;
      const actual = valueAtTime(lambda, table.timeSeconds, drive, row, later);
      if (Number.isNaN(actual)) continue;
      const isMeasured = [actual, commanded].every((each) =>
        isMeasuredLambda(each, options.lambdaSensor),
      );
      if (!isMeasured) {
        railed += 1;
        continue;
      }
      measured[row] = actual;
      // Where the long-term trim is logged at all, a row without it is not one of trim 0.
      percent[row] = (longTrim ? (longTrim[row] ?? NaN) : 0) + 100 * (actual / commanded - 1);
    }
  }
  return { percent, measured, railed };
};

/** The delay that is used: the reader's, or else the measured, or else the model's. */
const delayOf = (table: LogTable, options: LogAnalysisOptions): LambdaDelay => {
  const measured = measuredDelay(table);
  const chosen = options.lambdaDelaySeconds;
  const correlationAt = (seconds: number | null): number =>
    seconds === null ? NaN : delayCorrelation(table, seconds, options.lambdaSensor);
  const measuredCorrelation = correlationAt(measured.seconds);
  const from = chosen !== null ? 'chosen' : measured.seconds !== null ? 'measured' : 'model';
  return {
    usedSeconds: chosen ?? measured.seconds ?? NaN,
    usedFrom: from,
    measuredSeconds: measured.seconds,
    uncertaintySeconds: measured.uncertaintySeconds,
    measuredCorrelation,
    usedCorrelation: chosen === null ? measuredCorrelation : correlationAt(chosen),
    steps: measured.steps,
    stepsLeftOut: measured.stepsLeftOut,
    declined: measured.declined,
  };
};

const lackOf = (table: LogTable): string => {
  const needed = ['rpm', 'load', 'pedal', 'lambda', 'lambdaTarget'] as const;
  const missing = needed.filter((role) => !table.columns[role]);
  if (missing.length > 0)
    return notice('logMixtureNeeds', { columns: columnNamesOf(missing) }).text;
  const { lambda, rpm } = table.columns;
  const stuck = lambda ? stuckValue(lambda, (row) => (rpm?.[row] ?? 0) > 0) : null;
  return stuck === null ? '' : notice('logMixtureStuck', { value: stuck.toFixed(3) }).text;
};

/**
 * Commanded against measured lambda in open loop, over the axes of `Load Scaling`.
 *
 * Rows pass the gates of the trims except the loop, which must be open, and the still engine: a pull is
 * where open loop happens. Kept in a table of its own; leaner than commanded raises a cell, and nothing lowers one.
 *
 * @param load by which rows are laid on the axis
 */
export const mixtureReport = (
  table: LogTable,
  load: ArrayLike<number> | null,
  seconds: Float64Array,
  options: LogAnalysisOptions,
): MixtureReport => {
  const delay = delayOf(table, options);
  const { table: scaling, trust } = options;
  const { longTrim, rpm, lambdaTarget } = table.columns;
  const empty = {
    delay,
    rowsUsed: 0,
    secondsUsed: 0,
    rowsRailed: 0,
    longTrimKnown: longTrim !== undefined,
    cells: [],
  };
  const cannot = lackOf(table);
  if (cannot !== '' || !load || !rpm || !lambdaTarget) return { ...empty, cannot };
  const fixedDelay = Number.isNaN(delay.usedSeconds) ? null : delay.usedSeconds;
  const errors = lambdaErrors(table, options, fixedDelay);
  const gates = { ...options.gates, closedLoop: false, engineStill: false };
  const { accepted } = gateRows({
    table,
    trim: errors.percent,
    load,
    options: { ...options, gates },
  });
  if (accepted.length === 0)
    return {
      ...empty,
      rowsRailed: errors.railed,
      cannot: notice('logMixtureNoOpenLoop').text,
    };
  const cellCount = scaling.loads.length * scaling.speedsRpm.length;
  const weighted = weightedRows(accepted, load, rpm, scaling, options);
  const rowValues: RowValues = { table, weighted, values: errors.percent, seconds, cellCount };
  const sums = cellSums(rowValues, trust);
  const measured = cellMeans({ ...rowValues, values: errors.measured }).mean;
  const commanded = cellMeans({ ...rowValues, values: lambdaTarget }).mean;
  const longTrimOf = longTrim ? cellMeans({ ...rowValues, values: longTrim }).mean : [];
  return {
    ...empty,
    cannot: '',
    rowsRailed: errors.railed,
    rowsUsed: accepted.length,
    secondsUsed: accepted.reduce((sum, row) => sum + (seconds[row] ?? 0), 0),
    cells: scaling.speedsRpm.map((_, row) =>
      scaling.loads.flatMap((__, column): MixtureCell[] => {
        const cell = row * scaling.loads.length + column;
        const own = sums[cell];
        const oldValue = scaling.cells[row]?.[column];
        if (!own || oldValue === undefined) return [];
        return [
          {
            ...own,
            measuredLambda: measured[cell] ?? NaN,
            commandedLambda: commanded[cell] ?? NaN,
            longTrimPercent: longTrimOf[cell] ?? 0,
            oldValue,
            wouldBe:
              mayMove(own) && own.meanPercent > 0 ? oldValue * (1 + own.meanPercent / 100) : NaN,
          },
        ];
      }),
    ),
  };
};
