import { notice, type Notice } from '../limits/notice';
import type { LogTable } from '../logReading/LogTable';
import { airFlowReader } from './airFlowReader';
import { driveLeftOut } from './LogAnalysis';
import type { LogAnalysisOptions } from './LogAnalysisOptions';
import { signedNumber } from './printedNumber';

/** From here on the stock computer learns the long-term trim that open loop goes by, g/s. */
const muchAirGramsPerSecond = 30;

/** Both trims are logged in steps of 0.78 %: less is nothing learned. */
const leastLearnedPercent = 0.4;

interface LoggedRows {
  readonly table: LogTable;
  readonly options: Pick<LogAnalysisOptions, 'displacementCc' | 'thresholds' | 'trust'>;
  /** For each row of the log how long it stands for, s. */
  readonly seconds: ArrayLike<number>;
  /** `driveLeftOut` for rows that the reader left out; other gates do not count here. */
  readonly rejectedBy: ArrayLike<number>;
}

/**
 * What full throttle loses as the trims come down: the highest long-term trim of much air, in whichever loop. Too
 * high a number makes it rich, too low a one lean; that there is none takes as many seconds as a settled cell.
 */
export const fullThrottleNotices = ({
  table,
  options,
  seconds,
  rejectedBy,
}: LoggedRows): readonly Notice[] => {
  const { longTrim, rpm } = table.columns;
  const flow = airFlowReader(table, options.displacementCc);
  let [most, time] = [-Infinity, 0];
  for (let row = 0; row < table.rowCount; row += 1) {
    const learned = longTrim?.[row] ?? NaN;
    const counts =
      rejectedBy[row] !== driveLeftOut &&
      (rpm?.[row] ?? 0) >= options.thresholds.runningRpm &&
      flow(row) >= muchAirGramsPerSecond;
    if (!counts || Number.isNaN(learned)) continue;
    time += seconds[row] ?? 0;
    if (learned > most) most = learned;
  }
  if (most > leastLearnedPercent)
    return [notice('logFullThrottleLean', { value: signedNumber(most) })];
  return time < options.trust.settledSeconds ? [notice('logFullThrottleUnknown')] : [];
};
