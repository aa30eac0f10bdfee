import type { LogTable } from '../logReading/LogTable';
import { isOpenByDriving } from './closedLoop';
import { driveRanges } from './driveRanges';
import { pullRuleOf } from './pullsInLog';
import { secondsSince } from './secondsSince';

/** A target so near to 1 is that of closed loop. */
const closedWithin = 0.01;

/** Short-term trim is logged in steps of 0.78 %: less is 0. */
const noTrimPercent = 0.4;

/** In the first second of full pedal lambda still lags, s. */
const firstSeconds = 1;

/**
 * Which rows the procedure counts, as far as they were logged: open loop by driving, the pedal at its end stop for
 * a second, no short-term trim.
 */
export const countsInMixture = (table: LogTable): ((row: number) => boolean) => {
  const { pedal, fuelSystem, lambdaTarget, shortTrim } = table.columns;
  const fullFrom = pedal ? pullRuleOf(pedal).fullFromPercent : 0;
  const isAtStop = (row: number): boolean => !pedal || (pedal[row] ?? NaN) >= fullFrom;
  const sinceLift = new Float64Array(table.rowCount);
  for (const drive of driveRanges(table))
    sinceLift.set(
      // A file may begin at full pedal: then its first row begins the second.
      secondsSince(table, drive, (row) => row === drive.from || !isAtStop(row)),
      drive.from,
    );
  return (row) =>
    (fuelSystem
      ? isOpenByDriving(fuelSystem[row] ?? NaN)
      : Math.abs((lambdaTarget?.[row] ?? NaN) - 1) > closedWithin) &&
    (!pedal || (sinceLift[row] ?? 0) > firstSeconds) &&
    !(Math.abs(shortTrim?.[row] ?? NaN) > noTrimPercent);
};
