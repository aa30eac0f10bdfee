import { distinctRows } from './distinctRows';
import { speedRatio } from './gearOfPull';
import type { LogRow } from './logQuantity';
import { median } from '../statistics/median';

/** Beyond this the engine turns faster than the road: wheelspin, or a clutch that slips. */
const slipPercent = 5;

/** One row may be a speed that came late. */
const leastRows = 3;

/**
 * The most by which the engine outran the road for three rows on end, in percent; 0 for no slip that
 * shows, undefined without a road speed.
 *
 * The usual ratio is the middle of the whole pull. The speed comes in whole km/h, so one of them is
 * forgiven. A speed that is measured on the wheels that spin shows nothing.
 */
export const slipInPull = (rows: readonly LogRow[]): number | undefined => {
  const ratios = distinctRows(rows).flatMap((row) => {
    const ratio = speedRatio(row);
    return ratio === undefined ? [] : [{ ratio, oneKmhPercent: 100 / (row.roadSpeedKmh ?? 1) }];
  });
  const usual = median(ratios.map(({ ratio }) => ratio));
  if (usual === undefined) return undefined;
  const over = ratios.map(({ ratio, oneKmhPercent }) => ({
    percent: 100 * (ratio / usual - 1),
    slips: 100 * (ratio / usual - 1) > slipPercent + oneKmhPercent,
  }));
  return over.reduce((most, { percent }, i) => {
    const run = over.slice(i, i + leastRows);
    const slips = run.length === leastRows && run.every((each) => each.slips);
    return slips ? Math.max(most, percent) : most;
  }, 0);
};
