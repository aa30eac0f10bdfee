import { distinctRows } from './distinctRows';
import type { LogRow } from './logQuantity';
import { mean } from '../statistics/mean';
import { median } from '../statistics/median';

/** How fast the engine speed rises at one row. */
export interface EngineSpeedSlope {
  readonly timeSeconds: number;
  /** On the fitted line, which is steadier than the row itself. */
  readonly engineSpeedRpm: number;
  readonly rpmPerSecond: number;
  /** Standard error of the slope, from how far the rows lie off the line. */
  readonly plusMinusRpmPerSecond: number;
}

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
  const step = median(steps) ?? 0;
  const aside = Math.max(2, step > 0 ? Math.round(windowSeconds / 2 / step) : 0);
  return distinct
    .slice(2 * aside)
    .flatMap((_, i) => lineThrough(distinct.slice(i, i + 2 * aside + 1)) ?? []);
};

/** A fit of the rise of engine speed along a pull. */
export interface FittedSlopes {
  readonly slopes: readonly EngineSpeedSlope[];
  /** Width of each line. */
  readonly windowSeconds: number;
  /** Middle of the standard errors, in per cent of the slope; 0 without slopes. */
  readonly plusMinusPercent: number;
}

/** From as wide as ten rows a second need; a wider line flattens a narrow peak of torque. */
const windows = [0.5, 0.75, 1, 1.5, 2] as const;

/** The scatter of rpm may leave this much of the slope open before the line is made wider. */
const steadyPercent = 2;

/** A line is never wider than this share of a pull. */
const widestShare = 0.25;

/**
 * The slopes by the narrowest line whose scatter leaves at most 2 % of them open, or the widest there is
 * for a pull of this length. So a few rpm of noise neither bend the torque nor make a peak.
 */
export const steadySlopes = (rows: readonly LogRow[]): FittedSlopes => {
  const seconds = (rows.at(-1)?.timeSeconds ?? 0) - (rows[0]?.timeSeconds ?? 0);
  const wide = windows.filter((window, i) => i === 0 || window <= widestShare * seconds);
  let fitted: FittedSlopes = { slopes: [], windowSeconds: windows[0], plusMinusPercent: 0 };
  for (const windowSeconds of wide) {
    const slopes = engineSpeedSlopes(rows, windowSeconds);
    const errors = slopes.map(
      ({ rpmPerSecond, plusMinusRpmPerSecond }) =>
        (100 * plusMinusRpmPerSecond) / Math.max(Math.abs(rpmPerSecond), 1),
    );
    const plusMinusPercent = median(errors) ?? 0;
    fitted = { slopes, windowSeconds, plusMinusPercent };
    if (plusMinusPercent <= steadyPercent) return fitted;
  }
  return fitted;
};
