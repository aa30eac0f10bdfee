import type { StockMap } from '@site/src/data/stockTable';

/** A cell whose stored target lies above the stored limit: raising it changes nothing. */
export interface TargetAboveLimit {
  readonly engineSpeedRpm: number;
  readonly load: number;
  readonly byDegrees: number;
}

/** The cells of a spark target that exceed a limit map of the same breakpoints, heat left aside. */
export const targetsAboveLimit = (target: StockMap, limit: StockMap): readonly TargetAboveLimit[] =>
  target.y.flatMap((engineSpeedRpm, r) =>
    target.x.flatMap((load, c) => {
      const most = limit.z[limit.y.indexOf(engineSpeedRpm)]?.[limit.x.indexOf(load)] ?? Infinity;
      const byDegrees = Number(((target.z[r]?.[c] ?? -Infinity) - most).toFixed(6));
      return byDegrees > 0 ? [{ engineSpeedRpm, load, byDegrees }] : [];
    }),
  );
