import type { TrimTable } from './LogAnalysis';
import { mayMove } from './mayMove';

/**
 * The mean trims that another worksheet may go by, in percent with two decimals, by row and column; null for
 * a cell that stays here: one that is not settled or not agreed on, at high load, kept, or locked by the reader.
 */
export const movingTrims = ({ cells }: TrimTable): readonly (readonly (number | null)[])[] =>
  cells.map((row) =>
    row.map((cell) =>
      mayMove(cell) && !cell.staysAtHighLoad && !cell.keptFor && !cell.isLocked
        ? Math.round(100 * cell.meanPercent) / 100
        : null,
    ),
  );
