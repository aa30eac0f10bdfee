import { UnusableInputError } from '../limits/UnusableInputError';

/** What is wrong with a pasted table. */
export type PastedTableProblem =
  | 'empty'
  | 'too-large'
  | 'not-a-number'
  | 'empty-cell'
  | 'uneven-rows'
  | 'two-decimal-marks'
  | 'wrong-size'
  | 'wrong-axis'
  | 'out-of-range';

/** Row and column as they stand in the pasted text, counted from 1, axes included. */
export interface PastedPlace {
  readonly row?: number;
  readonly column?: number;
}

/** A pasted table that cannot be used; the message names the place and tells what to paste. */
export class PastedTableError extends UnusableInputError {
  override readonly name = 'PastedTableError';
  readonly problem: PastedTableProblem;
  /** In the reader's words: `the trim histogram`. */
  readonly table: string;
  readonly place: PastedPlace;

  constructor(problem: PastedTableProblem, table: string, place: PastedPlace, explanation: string) {
    super(`${placeName(table, place)}: ${explanation}`);
    this.problem = problem;
    this.table = table;
    this.place = place;
  }
}

/** `Row 3, column 5 of the trim histogram`. */
const placeName = (table: string, { row, column }: PastedPlace): string => {
  if (row !== undefined && column !== undefined) {
    return `Row ${row}, column ${column} of ${table}`;
  }
  if (row !== undefined) return `Row ${row} of ${table}`;
  if (column !== undefined) return `Column ${column} of ${table}`;
  return table.charAt(0).toUpperCase() + table.slice(1);
};

/** The reader's own words in a message: short, on one line, in quotation marks. */
export const quoted = (text: string): string => {
  const line = text.replace(/\p{C}+/gu, ' ').trim();
  const characters = Array.from(line);
  return `“${characters.length > 20 ? `${characters.slice(0, 20).join('')}…` : line}”`;
};
