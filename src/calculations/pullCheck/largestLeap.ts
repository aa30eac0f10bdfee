import type { LogRow } from './logQuantity';
import { median } from '../statistics/median';

/** A rise this many times as fast as the usual one of a pull is none of the car’s. */
const fasterThanUsual = 4;

/**
 * By how many rpm the engine speed leaps from one row to the next beyond four times the usual rise of
 * these rows: wheels that spin, a bump, a lost value; 0 where it does not.
 */
export const largestLeap = (rows: readonly LogRow[]): number => {
  const steps = rows.slice(1).map((row, i) => ({
    rpm: row.engineSpeedRpm - (rows[i]?.engineSpeedRpm ?? 0),
    seconds: row.timeSeconds - (rows[i]?.timeSeconds ?? 0),
  }));
  const rising = steps.filter(({ rpm, seconds }) => rpm > 0 && seconds > 0);
  const usual = median(rising.map(({ rpm, seconds }) => rpm / seconds));
  if (usual === undefined) return 0;
  const step = median(rising.map(({ seconds }) => seconds)) ?? 0;
  return steps.reduce(
    (most, { rpm, seconds }) =>
      Math.max(most, rpm - fasterThanUsual * usual * Math.max(seconds, step)),
    0,
  );
};

/** More than noise, less than the wheelspin that falls back. */
export const leapFromRpm = 150;
