/** What was counted while the rows went by. */
export interface RowCounts {
  /** First rows of a file or below a repeated header: their values can be old. */
  staleRows: number;
  /** Rows with too few or too many cells. */
  wrongWidth: number;
  /** Their first line numbers, from 1. */
  readonly wrongLines: number[];
  /** Marks that the driver set; no rows. */
  marks: number;
  repeatedHeaders: number;
  /** The last line had too few cells, or ended inside one. */
  isCutOff: boolean;
}
