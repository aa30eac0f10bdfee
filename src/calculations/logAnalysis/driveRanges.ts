import type { LogTable } from '../logReading/LogTable';

/** The rows of one drive: `from` is its first, `to` the first behind it. */
export interface DriveRange {
  readonly drive: number;
  readonly file: number;
  readonly from: number;
  readonly to: number;
  /** What the clock said in the first row, s. */
  readonly clockStart: number;
  /** Median time between two rows, s. */
  readonly stepSeconds: number;
}

/** The drives of a log in their order. */
export const driveRanges = (table: LogTable): readonly DriveRange[] =>
  Array.from(table.driveStarts, (from, drive) => ({
    drive,
    file: table.fileOfDrive[drive] ?? 0,
    from,
    to: table.driveStarts[drive + 1] ?? table.rowCount,
    clockStart: table.clockStarts[drive] ?? NaN,
    stepSeconds: table.stepSeconds[drive] ?? NaN,
  }));
