import type { LogFileReport } from './LogFileReport';
import type { LogTable } from './LogTable';

/** One file, read. */
export interface OpenedLog {
  /** Without rows if the file was refused. */
  readonly table: LogTable;
  readonly report: LogFileReport;
  /** Where the clock of the unit stood in the first and the last row, s; it runs on from file to file. */
  readonly firstClock: number;
  readonly lastClock: number;
}

/** A log without rows. */
export const noTable: LogTable = {
  rowCount: 0,
  timeSeconds: new Float64Array(0),
  columns: {},
  driveStarts: new Uint32Array(0),
  clockStarts: new Float64Array(0),
  fileOfDrive: new Uint32Array(0),
  grouped: new Set(),
  stepSeconds: new Float64Array(0),
};
