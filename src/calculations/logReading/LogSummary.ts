import type { LogRole } from './LogRole';

/** One drive of a card on its time line. */
export interface DriveSummary {
  /** Place of its file in the order of reading. */
  readonly file: number;
  readonly firstRow: number;
  readonly rowCount: number;
  /** Where the drive begins on the time line of the card, s. */
  readonly fromSeconds: number;
  readonly seconds: number;
}

/** What a table holds, for the page, which does not get the table itself. */
export interface LogSummary {
  readonly rowCount: number;
  /** Length of all drives together, s. */
  readonly seconds: number;
  /** Median of the drives, weighted by their rows; 0 for no rows. */
  readonly rowsPerSecond: number;
  readonly roles: readonly LogRole[];
  /** Read by the unit only every second row or more seldom. */
  readonly groupedRoles: readonly LogRole[];
  readonly drives: readonly DriveSummary[];
  /** How often the unit was switched on, by its clock, which runs on from file to file. */
  readonly powerUps?: number;
}
