import type { LogTable } from '../logReading/LogTable';
import type { DriveRange } from './driveRanges';

/** Whether a drive has any number of a role: a card may hold files with other columns. */
const hasNumbers = (
  column: Float32Array | undefined,
  { from, to }: DriveRange,
): column is Float32Array => {
  if (!column) return false;
  for (let row = from; row < to; row += 1) if (!Number.isNaN(column[row] ?? NaN)) return true;
  return false;
};

/** The columns of one drive: those without any number in it are not there. */
export const columnsOfDrive = (table: LogTable, drive: DriveRange): LogTable['columns'] =>
  Object.fromEntries(
    Object.entries(table.columns).filter(([, column]) => hasNumbers(column, drive)),
  );
