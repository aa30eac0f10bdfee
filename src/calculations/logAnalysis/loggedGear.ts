import type { LogTable } from '../logReading/LogTable';
import { type Gearing, gearOfPull } from '../pullCheck/gearOfPull';
import type { LogRow } from '../pullCheck/logQuantity';
import type { DriveRange } from './driveRanges';
import { logRowAt } from './logRowAt';

/**
 * The gear by engine speed over road speed, 1 for first; or why nobody can tell it: the drivetrain was not
 * chosen, there is no road speed, it is too low, no gear fits, or it changes within half a second.
 */
export type LoggedGear = number | 'notChosen' | 'noSpeed' | 'tooSlow' | 'noneFits' | 'changes';

/** The gear of rows in one gear. @param gearing null where the reader chose none */
export const gearOfRows = (rows: readonly LogRow[], gearing: Gearing | null): LoggedGear => {
  if (rows.every(({ roadSpeedKmh }) => roadSpeedKmh === undefined)) return 'noSpeed';
  if (!gearing) return 'notChosen';
  const found = gearOfPull(rows, gearing);
  return found ? (found.gear ?? 'noneFits') : 'tooSlow';
};

/** With the clutch down rpm passes through the gears; this guide’s own choice. */
const steadySeconds = 0.5;

/** Across a longer gap nobody knows what the clutch did. */
const mostGapSeconds = 2;

/**
 * The gear of one row, if rows before and behind it tell the same: all within half a second that tell any, and at
 * least the next one on each side.
 */
export const gearAtRow = (
  table: LogTable,
  { from, to }: Pick<DriveRange, 'from' | 'to'>,
  row: number,
  gearing: Gearing | null,
): LoggedGear => {
  const gearAt = (each: number): LoggedGear => gearOfRows([logRowAt(table, each)], gearing);
  const gear = gearAt(row);
  if (typeof gear !== 'number') return gear;
  const secondsTo = (each: number): number =>
    Math.abs((table.timeSeconds[each] ?? NaN) - (table.timeSeconds[row] ?? NaN));
  for (const step of [-1, 1]) {
    let isSame = false;
    for (let each = row + step; each >= from && each < to; each += step) {
      if (secondsTo(each) > (isSame ? steadySeconds : mostGapSeconds)) break;
      const other = gearAt(each);
      if (other === gear) isSame = true;
      else if (typeof other === 'number' || other === 'noneFits') return 'changes';
    }
    if (!isSame) return 'changes';
  }
  return gear;
};
