/** A cell of the axes that the last analysis used. */
export interface CellPlace {
  /** Index on the load axis. */
  readonly column: number;
  /** Index on the axis of engine speed. */
  readonly row: number;
}

/** Neighbouring rows that carry weight in a cell. */
export interface CellStretch {
  /** On the time line of the card, s. */
  readonly fromSeconds: number;
  readonly toSeconds: number;
  readonly rowCount: number;
  /** Seconds that carry weight in the cell. */
  readonly weightSeconds: number;
  /** Mean total trim by that weight, %. */
  readonly meanPercent: number;
}
