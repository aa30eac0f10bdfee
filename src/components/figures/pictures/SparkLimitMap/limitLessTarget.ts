import { stockMap } from '@site/src/data/stockMaps';
import type { HeatScale } from '../../kit/HeatMap';

/** Degrees before top dead centre, the same for target and limit. */
export const sparkScale: HeatScale = {
  kind: 'sequential',
  limits: [-5, 5, 12, 18, 24, 30, 36],
  low: 'late',
  high: 'early',
};

/** Room between the stock spark target and its limit, degrees; below 0 the limit decides. */
export const limitLessTarget = (calibrationId: string): number[][] => {
  const target = stockMap('Spark Target | High Fuel Demand, Low-Det', calibrationId);
  const limit = stockMap('Spark Limit | OL', calibrationId);
  return limit.z.map((row, r) =>
    row.map((cell, c) => Math.round(100 * (cell - (target.z[r]?.[c] ?? cell))) / 100),
  );
};
