import { heldBy } from './correctedValue';
import type { TrimTable } from './LogAnalysis';
import { mayMove } from './mayMove';

/** Decimals of a trim, in percent, with which the worksheet comes to the same cell. */
const decimals = 6;

/**
 * The trims that another worksheet may go by, in percent, by row and column: the mean of a cell, held back where
 * its seconds are few, so that share and cap alone are left to do. Null for a cell that stays here: one that is
 * not settled or not agreed on, at high load, kept, or locked by the reader.
 *
 * @param resistanceSeconds how strongly few seconds hold a cell back, 0 for not at all
 */
export const movingTrims = (
  { cells }: Pick<TrimTable, 'cells'>,
  resistanceSeconds: number,
): readonly (readonly (number | null)[])[] =>
  cells.map((row) =>
    row.map((cell) =>
      mayMove(cell) && !cell.staysAtHighLoad && !cell.keptFor && !cell.isLocked
        ? Number((cell.meanPercent * heldBy(cell.seconds, resistanceSeconds)).toFixed(decimals))
        : null,
    ),
  );
