import { distinctRows } from './distinctRows';
import type { LogRow } from './logQuantity';
import { middleOf } from './middleOf';

/** How fast the engine speed rises at one row. */
export interface EngineSpeedSlope {
  readonly timeSeconds: number;
  /** On the fitted line, which is steadier than the row itself. */
  readonly engineSpeedRpm: number;
  readonly rpmPerSecond: number;
  /** Standard error of the slope, from how far the rows lie off the line. */
  readonly plusMinusRpmPerSecond: number;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, value) => sum + value, 0) / numbers.length;

/** A straight line by least squares; undefined if all rows have one time. */
const lineThrough = (rows: readonly LogRow[]): EngineSpeedSlope | undefined => {
  const timeSeconds = mean(rows.map((row) => row.timeSeconds));
  const engineSpeedRpm = mean(rows.map((row) => row.engineSpeedRpm));
  const offsets = rows.map(
    (row) => [row.timeSeconds - timeSeconds, row.engineSpeedRpm - engineSpeedRpm] as const,
  );
  const spread = offsets.reduce((sum, [t]) => sum + t * t, 0);
  if (!(spread > 0)) return undefined;
  const slope = offsets.reduce((sum, [t, n]) => sum + t * n, 0) / spread;
  const misses = offsets.reduce((sum, [t, n]) => sum + (n - slope * t) ** 2, 0);
  const error = Math.sqrt(misses / (rows.length - 2) / spread);
  return { timeSeconds, engineSpeedRpm, rpmPerSecond: slope, plusMinusRpmPerSecond: error };
};

/**
 * The slope of the engine speed along a pull, by a straight line through the rows around each row.
 *
 * Rows nearer to an end than half a window get none, so that no line leans on one side.
 *
 * @param windowSeconds width of the line; at least five rows whatever the rate
 */
export const engineSpeedSlopes = (
  rows: readonly LogRow[],
  windowSeconds: number,
): readonly EngineSpeedSlope[] => {
  const distinct = distinctRows(rows);
  const steps = distinct
    .slice(1)
    .map((row, i) => row.timeSeconds - (distinct[i]?.timeSeconds ?? 0));
  const step = middleOf(steps) ?? 0;
  const aside = Math.max(2, step > 0 ? Math.round(windowSeconds / 2 / step) : 0);
  return distinct
    .slice(2 * aside)
    .flatMap((_, i) => lineThrough(distinct.slice(i, i + 2 * aside + 1)) ?? []);
};
