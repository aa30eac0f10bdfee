import type { ScalingAxes } from '../loadScaling/ScalingTable';

const nearestOn = (axis: readonly number[], place: number): number => {
  let best = -1;
  let distance = Infinity;
  for (let i = 0; i < axis.length; i += 1) {
    const away = Math.abs((axis[i] ?? NaN) - place);
    if (away > distance) break;
    best = i;
    distance = away;
  }
  return best;
};

/**
 * The cell nearest to a place: row × number of loads + column; −1 for no number. Beyond the axes the edge
 * is nearest, for what is looked at there and not corrected.
 */
export const nearestCell = (
  { loads, speedsRpm }: ScalingAxes,
  load: number,
  rpm: number,
): number => {
  const [column, row] = [nearestOn(loads, load), nearestOn(speedsRpm, rpm)];
  return column < 0 || row < 0 ? -1 : row * loads.length + column;
};
