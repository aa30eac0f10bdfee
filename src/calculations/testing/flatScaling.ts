import type { ScalingTable } from '../loadScaling/ScalingTable';

/** Breakpoints of the stock `Load Scaling`, 1 in every cell: a new cell shows its change at once. */
export const flatScaling: ScalingTable = {
  loads: Array.from({ length: 17 }, (_, i) => i / 16),
  speedsRpm: Array.from({ length: 15 }, (_, i) => 500 * (i + 1)),
  cells: Array.from({ length: 15 }, () => Array.from({ length: 17 }, () => 1)),
};
