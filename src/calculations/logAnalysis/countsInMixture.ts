import type { LogTable } from '../logReading/LogTable';
import { hasClosedLoopTarget, isOpenByDriving } from './closedLoop';
import { columnsOfDrive } from './columnsOfDrive';
import { driveRanges } from './driveRanges';
import { pullRuleOf } from './pullsInLog';
import { secondsSince } from './secondsSince';

/** Short-term trim is logged in steps of 0.78 %: less is 0. */
const noTrimPercent = 0.4;

/** In the first second of full pedal lambda still lags, s. */
const firstSeconds = 1;

/**
 * 1 for each row that the procedure counts: open loop by driving, the pedal at its end stop for a second, no
 * short-term trim. Without a fuel system in a drive its target tells the loop; a drive without a pedal has no row.
 */
export const countsInMixture = (table: LogTable): Uint8Array => {
  const counts = new Uint8Array(table.rowCount);
  const { pedal } = table.columns;
  if (!pedal) return counts;
  const { fullFromPercent } = pullRuleOf(pedal);
  for (const drive of driveRanges(table)) {
    const { fuelSystem, lambdaTarget, shortTrim } = columnsOfDrive(table, drive);
    const sinceLift = secondsSince(
      table,
      drive,
      // A file may begin at full pedal: then its first row begins the second.
      (row) => row === drive.from || !((pedal[row] ?? NaN) >= fullFromPercent),
    );
    for (let row = drive.from; row < drive.to; row += 1) {
      const target = lambdaTarget?.[row] ?? NaN;
      const isOpen = fuelSystem
        ? isOpenByDriving(fuelSystem[row] ?? NaN)
        : !Number.isNaN(target) && !hasClosedLoopTarget(target);
      const isTrimmed = Math.abs(shortTrim?.[row] ?? NaN) > noTrimPercent;
      if (isOpen && (sinceLift[row - drive.from] ?? 0) > firstSeconds && !isTrimmed)
        counts[row] = 1;
    }
  }
  return counts;
};
