import type { ScalingAxes } from '../loadScaling/ScalingTable';

/** Spreads a place over the cells of a table; the four answers stay valid until the next call. */
export interface GridWeights {
  /** Row × number of loads + column. */
  readonly cells: Int32Array;
  readonly weights: Float64Array;
  /** @returns how many of the answers count: 0 outside the axes, else 1 to 4 */
  readonly spread: (load: number, rpm: number) => number;
}

/** The last breakpoint at or below a place, so that one stands above; −1 outside the axis. */
const meshOf = (axis: readonly number[], place: number): number => {
  const last = axis.length - 1;
  if (!(place >= (axis[0] ?? Infinity)) || !(place <= (axis[last] ?? -Infinity))) return -1;
  let mesh = 0;
  while (mesh < last - 1 && place >= (axis[mesh + 1] ?? Infinity)) mesh += 1;
  return mesh;
};

/** How far a place lies from a breakpoint towards the next, 0 to 1. */
const shareOf = (axis: readonly number[], mesh: number, place: number): number => {
  const low = axis[mesh] ?? 0;
  const high = axis[mesh + 1] ?? low;
  return high > low ? (place - low) / (high - low) : 0;
};

/**
 * Weights of a row in the cells of a table.
 *
 * Bilinear: the four breakpoints around share the row by nearness, 1 in all, so that no row counts twice.
 * Breakpoints are nodes: a row counts most where it lies on one. Nearest: the whole row to one of them.
 *
 * @param leastWeight a weight below this is dropped, 0 to 1; the rest is not made up for
 */
export const gridWeights = (
  { loads, speedsRpm }: ScalingAxes,
  binning: 'bilinear' | 'nearest',
  leastWeight = 0,
): GridWeights => {
  const cells = new Int32Array(4);
  const weights = new Float64Array(4);
  const width = loads.length;
  let count = 0;
  const add = (cell: number, weight: number): void => {
    if (weight <= 0 || weight < leastWeight) return;
    cells[count] = cell;
    weights[count] = weight;
    count += 1;
  };
  const spread = (load: number, rpm: number): number => {
    const column = meshOf(loads, load);
    const row = meshOf(speedsRpm, rpm);
    if (column < 0 || row < 0) return 0;
    const u = shareOf(loads, column, load);
    const v = shareOf(speedsRpm, row, rpm);
    const first = row * width + column;
    count = 0;
    if (binning === 'nearest') {
      add(first + (u >= 0.5 ? 1 : 0) + (v >= 0.5 ? width : 0), 1);
      return count;
    }
    add(first, (1 - u) * (1 - v));
    add(first + 1, u * (1 - v));
    add(first + width, (1 - u) * v);
    add(first + width + 1, u * v);
    return count;
  };
  return { cells, weights, spread };
};
