import type { LogRole } from './LogRole';

/** The rows of one file or of a whole card, one after another, in the units of `logRoles`. */
export interface LogTable {
  readonly rowCount: number;
  /** Seconds since the first row of its drive, in doubles: a clock of 52 days steps by 0.5 s in singles. */
  readonly timeSeconds: Float64Array;
  /** One value for each row; NaN is a missing cell. A role that was not logged is not there. */
  readonly columns: Readonly<Partial<Record<Exclude<LogRole, 'time'>, Float32Array>>>;
  /** Columns without a role that were asked for, by their names; their numbers as the file writes them. */
  readonly others?: ReadonlyMap<string, Float32Array>;
  /**
   * First row of each drive, rising, the first is 0. Nothing that looks back crosses from one drive to
   * the next: another file, a restart of the unit's clock, or a gap above max(5 × median step, 2 s).
   */
  readonly driveStarts: Uint32Array;
  /** What the clock of the file said in the first row of each drive, s: near zero, the unit had just been switched on. */
  readonly clockStarts: Float64Array;
  /** For each drive the index of its file in the order of reading. */
  readonly fileOfDrive: Uint32Array;
  /** Roles whose column is a staircase: read by the unit only every second row or more seldom. */
  readonly grouped: ReadonlySet<LogRole>;
  /** Median time between two rows, s; by drive. */
  readonly stepSeconds: Float64Array;
}
