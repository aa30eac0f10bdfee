import type { ScalingAxes } from '../loadScaling/ScalingTable';
import { gridWeights, type GridWeights } from './gridWeights';

/** Rows and their shares in the cells of a table; the shares are worked out when asked, for a card has a million rows. */
export interface WeightedRows extends Pick<GridWeights, 'cells' | 'weights'> {
  readonly rows: Uint32Array;
  /**
   * Fills `cells` and `weights` with the shares of the row at a place among `rows`.
   *
   * @returns how many of them count, 0 to 4; the weights are 1 in all unless a small one was dropped
   */
  readonly spread: (place: number) => number;
}

/** Lays rows on the axes of a table. */
export const weightedRows = (
  rows: Uint32Array,
  load: ArrayLike<number>,
  rpm: ArrayLike<number>,
  axes: ScalingAxes,
  { binning, minimumHitWeight }: { binning: 'bilinear' | 'nearest'; minimumHitWeight: number },
): WeightedRows => {
  const { cells, weights, spread } = gridWeights(axes, binning, minimumHitWeight);
  return {
    rows,
    cells,
    weights,
    spread(place) {
      const row = rows[place] ?? -1;
      return spread(load[row] ?? NaN, rpm[row] ?? NaN);
    },
  };
};
