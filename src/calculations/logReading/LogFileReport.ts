import type { LogRole } from './LogRole';

/** What one column was read as. */
export interface ColumnReading {
  /** As the header has it, unit cut off; a doubled or empty name carries a number. */
  readonly name: string;
  /** The unit as the file writes it, or '' if it writes none. */
  readonly unit: string;
  readonly role: LogRole | undefined;
  /** The unit that was assumed or converted from, in words for the reader. */
  readonly readAs: string;
  /** Whether the numbers are in another unit than the cells of the file. */
  readonly isConverted: boolean;
  /**
   * The logger read this column every so many rows and repeated it between; 1 if every row has its own, or the
   * column no role.
   */
  readonly rowsPerReading: number;
  /** What is doubtful about the column, a sentence each; empty when nothing is. */
  readonly doubts: readonly string[];
  /** The cells of the first rows as the file writes them. */
  readonly firstCells: readonly string[];
  /** Cells that are no number, the missing ones apart. */
  readonly unreadableCells: number;
}

/** What was found in one file, whether it could be read or not. */
export interface LogFileReport {
  readonly name: string;
  readonly rowCount: number;
  readonly seconds: number;
  readonly columns: readonly ColumnReading[];
  /** Rows dropped while reading, by reason, in the reader's words ("row was cut off"). */
  readonly dropped: readonly { readonly reason: string; readonly rows: number }[];
  /** What the reader must know of the file, a sentence each. */
  readonly remarks: readonly string[];
  /** Why nothing of it was read, with what to do; '' if it was read. */
  readonly refusal: string;
}
