import { thresholds } from '@site/src/data/limits/thresholds';
import { correctedValue } from './correctedValue';
import type { CellSums, TrimCell } from './LogAnalysis';
import type { LogAnalysisOptions } from './LogAnalysisOptions';
import { mayMove } from './mayMove';

/** What the stock files hold. */
const stockScaling = { least: 0.7758, most: 1.249 };

const outlierErrors = 3;
const outlierPoints = 4;

const sides = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

/** Further than 3 standard errors and 4 points from the mean of its settled neighbours, of two at least. */
const isOutlier = (
  sums: readonly CellSums[],
  width: number,
  height: number,
  row: number,
  column: number,
): boolean => {
  const own = sums[row * width + column];
  if (own?.trust !== 'settled') return false;
  const around = sides.flatMap(([dr, dc]) => {
    const [r, c] = [row + dr, column + dc];
    const inside = r >= 0 && r < height && c >= 0 && c < width;
    const cell = inside ? sums[r * width + c] : undefined;
    return cell?.trust === 'settled' ? [cell.meanPercent] : [];
  });
  if (around.length < 2) return false;
  const mean = around.reduce((sum, each) => sum + each, 0) / around.length;
  const distance = Math.abs(own.meanPercent - mean);
  return distance > outlierPoints && distance > outlierErrors * own.standardErrorPercent;
};

/** The cells of the new table: settled ones follow the log; thin, empty, doubtful and locked ones stay. */
export const trimCells = (
  sums: readonly CellSums[],
  options: LogAnalysisOptions,
): readonly (readonly TrimCell[])[] => {
  const { loads, speedsRpm, cells } = options.table;
  const [width, height] = [loads.length, speedsRpm.length];
  const locked = new Set(options.lockedCells);
  return speedsRpm.map((_, row) =>
    loads.flatMap((__, column): TrimCell[] => {
      const own = sums[row * width + column];
      const oldValue = cells[row]?.[column];
      if (!own || oldValue === undefined) return [];
      const isLocked = locked.has(row * width + column);
      const moves = mayMove(own) && !isLocked;
      const { value, isCapped } = moves
        ? correctedValue(oldValue, own.meanPercent, own.seconds, options)
        : { value: oldValue, isCapped: false };
      return [
        {
          ...own,
          oldValue,
          newValue: value,
          isCapped,
          isLocked,
          isOutlier: isOutlier(sums, width, height, row, column),
          isLarge:
            own.trust !== 'empty' && Math.abs(own.meanPercent) > thresholds.faultFirstPercent,
          isBeyondStock:
            value !== oldValue && (value < stockScaling.least || value > stockScaling.most),
        },
      ];
    }),
  );
};
