import type { ScalingAxes } from '../loadScaling/ScalingTable';
import { gridWeights } from './gridWeights';

/** Rows with their shares in the cells of a table: four places each, those without a share hold 0. */
export interface WeightedRows {
  readonly rows: Uint32Array;
  /** Four for each row: row of the table × number of loads + column. */
  readonly cells: Uint16Array;
  /** Four for each row, 0 to 1; 1 in all unless a small one was dropped. */
  readonly weights: Float64Array;
}

/** Lays rows on the axes of a table. */
export const weightedRows = (
  rows: Uint32Array,
  load: ArrayLike<number>,
  rpm: ArrayLike<number>,
  axes: ScalingAxes,
  { binning, minimumHitWeight }: { binning: 'bilinear' | 'nearest'; minimumHitWeight: number },
): WeightedRows => {
  const grid = gridWeights(axes, binning, minimumHitWeight);
  const cells = new Uint16Array(4 * rows.length);
  const weights = new Float64Array(4 * rows.length);
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    const count = grid.spread(load[row] ?? NaN, rpm[row] ?? NaN);
    for (let k = 0; k < count; k += 1) {
      cells[4 * i + k] = grid.cells[k] ?? 0;
      weights[4 * i + k] = grid.weights[k] ?? 0;
    }
  }
  return { rows, cells, weights };
};
