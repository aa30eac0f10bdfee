import { sides } from '../loadScaling/sides';
import { mean } from '../statistics/mean';
import type { CellSums } from './LogAnalysis';

/** What is asked of a cell to tell whether it lies apart. */
export type MeanOfCell = Pick<CellSums, 'trust' | 'meanPercent' | 'standardErrorPercent'>;

/** Points by which two means are no longer the same. */
export const apartPoints = 4;

const outlierErrors = 3;

/** Further than 3 standard errors and 4 points from the mean of its settled neighbours, of two at least. */
export const isOutlier = (
  sums: readonly MeanOfCell[],
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
  const distance = Math.abs(own.meanPercent - mean(around));
  return distance > apartPoints && distance > outlierErrors * own.standardErrorPercent;
};
