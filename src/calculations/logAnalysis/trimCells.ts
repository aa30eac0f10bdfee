import { thresholds } from '@site/src/data/limits/thresholds';
import { highLoad } from '../loadScaling/cellEvidence';
import { correctedValue } from './correctedValue';
import type { CellCorrection, CellSums, KeptFor, TrimCell } from './LogAnalysis';
import type { LogAnalysisOptions } from './LogAnalysisOptions';

const { stockScaling } = thresholds;

/**
 * The cells of the new table: those with a correction follow it, the others stay.
 *
 * @param corrections of `cellCorrections`
 * @param kept of `keptCells`
 */
export const trimCells = (
  sums: readonly CellSums[],
  corrections: readonly (CellCorrection | undefined)[],
  kept: readonly (readonly KeptFor[])[],
  options: LogAnalysisOptions,
): readonly (readonly TrimCell[])[] => {
  const { loads, speedsRpm, cells } = options.table;
  const width = loads.length;
  const locked = new Set(options.lockedCells);
  return speedsRpm.map((_, row) =>
    loads.flatMap((__, column): TrimCell[] => {
      const own = sums[row * width + column];
      const oldValue = cells[row]?.[column];
      if (!own || oldValue === undefined) return [];
      const isLocked = locked.has(row * width + column);
      const correction = corrections[row * width + column];
      const { value, isCapped } = correction
        ? correctedValue(oldValue, correction.percent, correction.seconds, options)
        : { value: oldValue, isCapped: false };
      const keptFor = kept[row * width + column] ?? [];
      const isAdjusted =
        correction && (correction.isFilled || correction.percent !== own.meanPercent);
      return [
        {
          ...own,
          oldValue,
          newValue: value,
          isCapped,
          isLocked,
          staysAtHighLoad: own.trust === 'settled' && (loads[column] ?? 0) >= highLoad,
          ...(isAdjusted && { adjusted: correction }),
          ...(keptFor.length > 0 && { keptFor }),
          isBeyondStock:
            value !== oldValue && (value < stockScaling.least || value > stockScaling.most),
        },
      ];
    }),
  );
};
