import { OutOfRangeError } from '../limits/OutOfRangeError';
import { PastedTableError } from '../pastedTable/PastedTableError';
import type { PastedTable } from '../pastedTable/readPastedTable';

/** What every cell of a pasted table must be. */
export interface CellRule {
  /** In the reader's words: `the trim histogram`. */
  readonly tableName: string;
  /** Throws OutOfRangeError for a number that the worksheet cannot use. */
  readonly check: (value: number) => unknown;
  /** Every cell needs a number. */
  readonly full?: boolean;
}

/** Checks each cell where it was pasted, so that a message can name its row and column. */
export const checkCells = (
  { cells, columnAxis, rowAxis }: PastedTable,
  { tableName, check, full = false }: CellRule,
): void => {
  for (const [r, row] of cells.entries()) {
    for (const [c, value] of row.entries()) {
      const place = { row: r + (columnAxis ? 2 : 1), column: c + (rowAxis ? 2 : 1) };
      if (value === null) {
        if (!full) continue;
        throw new PastedTableError('empty-cell', tableName, place, 'this cell is empty.');
      }
      try {
        check(value);
      } catch (error) {
        if (!(error instanceof OutOfRangeError)) throw error;
        throw new PastedTableError('out-of-range', tableName, place, error.message);
      }
    }
  }
};
