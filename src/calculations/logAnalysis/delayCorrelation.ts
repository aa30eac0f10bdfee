import type { LogTable } from '../logReading/LogTable';
import { driveRanges } from './driveRanges';
import { isMeasuredLambda } from './lambdaSensor';
import type { LogAnalysisOptions } from './LogAnalysisOptions';
import { valueAtTime } from './valueAtTime';

/** Fewer pairs say nothing. */
const leastPairs = 50;

/**
 * How closely lambda follows its target so much later: r of Pearson, −1 to 1, over all rows with both.
 *
 * Weak on the road, where little moves the target: shown beside a delay, it proves none.
 *
 * @returns NaN without enough rows, or where one of the two stands still
 */
export const delayCorrelation = (
  table: LogTable,
  delaySeconds: number,
  sensor: LogAnalysisOptions['lambdaSensor'],
): number => {
  const { lambda, lambdaTarget } = table.columns;
  if (!lambda || !lambdaTarget) return NaN;
  let [count, x, y, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
  for (const drive of driveRanges(table)) {
    for (let row = drive.from; row < drive.to; row += 1) {
      // Around 1: sums of squares far from zero would lose what is left of them.
      const target = (lambdaTarget[row] ?? NaN) - 1;
      if (Number.isNaN(target)) continue;
      const later = (table.timeSeconds[row] ?? NaN) + delaySeconds;
      const measured = valueAtTime(lambda, table.timeSeconds, drive, row, later);
      if (!isMeasuredLambda(measured, sensor)) continue;
      const actual = measured - 1;
      count += 1;
      x += target;
      y += actual;
      xx += target * target;
      yy += actual * actual;
      xy += target * actual;
    }
  }
  if (count < leastPairs) return NaN;
  const [spreadX, spreadY] = [xx - (x * x) / count, yy - (y * y) / count];
  const isStill = (spread: number): boolean => !(spread > 1e-9 * count);
  if (isStill(spreadX) || isStill(spreadY)) return NaN;
  return (xy - (x * y) / count) / Math.sqrt(spreadX * spreadY);
};
