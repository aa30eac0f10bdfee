import type { ScalingAxes } from '../loadScaling/ScalingTable';
import type { CellEvidence } from '../loadScaling/cellEvidence';
import { cellFaults } from '../loadScaling/cellFaults';
import { cellMarks } from '../loadScaling/cellMarks';
import { isOutlier } from './isOutlier';
import type { CellSums, KeptFor } from './LogAnalysis';

/** What the worksheet keeps a cell for, as far as trims can show it. */
const reasons: ReadonlySet<string> = new Set<KeptFor>([
  'large',
  'outlier',
  'sign-flip',
  'long-term-trim',
  'contradiction',
]);

const isReason = (found: string): found is KeptFor => reasons.has(found);

/** What a settled cell says, in the terms of the worksheet; null for all others. */
const evidenceOf = (
  { trust, meanPercent }: CellSums,
  longTrimPercent: number,
): CellEvidence | null =>
  trust === 'settled'
    ? {
        source: 'closed-loop',
        correctionPercent: meanPercent,
        hits: null,
        longTermTrimPercent: Number.isNaN(longTrimPercent) ? null : longTrimPercent,
        lambda: null,
      }
    : null;

/**
 * Why settled cells stay whatever their rows agree on, by the rules of the worksheet: each trim is judged by
 * itself, for two large ones can leave a small sum, and a cell against its neighbours.
 *
 * @param sums in the order row × number of loads + column
 * @param longTrimPercent mean long-term trim of each cell; NaN where it was not logged
 * @returns one list for each cell; empty where nothing holds it
 */
export const keptCells = (
  sums: readonly CellSums[],
  longTrimPercent: ArrayLike<number>,
  { loads, speedsRpm }: ScalingAxes,
): readonly (readonly KeptFor[])[] => {
  const [width, height] = [loads.length, speedsRpm.length];
  const evidence = speedsRpm.map((_, row) =>
    loads.map((__, column) => {
      const own = sums[row * width + column];
      return own ? evidenceOf(own, longTrimPercent[row * width + column] ?? NaN) : null;
    }),
  );
  return sums.map((_, cell) => {
    const [row, column] = [Math.floor(cell / width), cell % width];
    const own = evidence[row]?.[column];
    if (!own) return [];
    const found = new Set<string>([
      ...cellMarks(evidence, row, column, loads[column] ?? 0),
      ...(isOutlier(sums, width, height, row, column) ? ['outlier'] : []),
      ...cellFaults(own),
    ]);
    return [...found].filter(isReason);
  });
};
