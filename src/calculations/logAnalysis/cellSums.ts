import { cellDoubts } from './cellDoubts';
import { cellMeans, type RowValues, trustOf } from './cellMeans';
import { cellMedians } from './cellMedians';
import type { CellSums } from './LogAnalysis';
import type { TrustLimits } from './LogAnalysisOptions';

/** Everything the rows say of each cell, in the order row × number of loads + column. */
export const cellSums = (rowValues: RowValues, limits: TrustLimits): readonly CellSums[] => {
  const means = cellMeans(rowValues);
  const { median, robustMean } = cellMedians(rowValues);
  const { drifts, drivesDisagree } = cellDoubts(rowValues, means);
  return Array.from({ length: rowValues.cellCount }, (_, cell) => ({
    trust: trustOf(means, cell, limits),
    seconds: means.seconds[cell] ?? 0,
    visits: means.visits[cell] ?? 0,
    meanPercent: means.mean[cell] ?? NaN,
    medianPercent: median[cell] ?? NaN,
    robustMeanPercent: robustMean[cell] ?? NaN,
    spreadPercent: means.spread[cell] ?? NaN,
    standardErrorPercent: means.standardError[cell] ?? NaN,
    drifts: drifts[cell] === 1,
    drivesDisagree: drivesDisagree[cell] === 1,
  }));
};
