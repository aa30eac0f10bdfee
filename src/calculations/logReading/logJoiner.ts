import { type GrowingColumn, growingDoubles, growingSingles } from './GrowingColumn';
import type { LogRole } from './LogRole';
import type { LogTable } from './LogTable';
import type { OpenedLog } from './OpenedLog';

type ColumnRole = Exclude<LogRole, 'time'>;

export interface JoinedLogs {
  readonly table: LogTable;
  /** How often the unit was switched on: its clock runs on from file to file until then. */
  readonly powerUps: number;
}

/**
 * Makes one table of the files of a card, each added as soon as it is read, in the order of `fileOrder`, so
 * that no file has to be kept beside the table.
 */
export const logJoiner = (): {
  readonly add: (log: OpenedLog) => void;
  /** A file that could not be read at all; it keeps its place among the files. */
  readonly skip: () => void;
  readonly end: () => JoinedLogs;
} => {
  const times = growingDoubles();
  const columns = new Map<ColumnRole, GrowingColumn<Float32Array>>();
  const driveStarts: number[] = [];
  const clockStarts: number[] = [];
  const fileOfDrive: number[] = [];
  const stepSeconds: number[] = [];
  const grouped = new Set<LogRole>();
  let files = 0;
  let rowCount = 0;
  let powerUps = 0;
  let lastClock = Infinity;

  const add = ({ table, firstClock, lastClock: last }: OpenedLog): void => {
    const file = files;
    files += 1;
    if (table.rowCount === 0) return;
    if (firstClock < lastClock) powerUps += 1;
    lastClock = last;
    for (const start of table.driveStarts) {
      driveStarts.push(rowCount + start);
      fileOfDrive.push(file);
    }
    clockStarts.push(...table.clockStarts);
    stepSeconds.push(...table.stepSeconds);
    for (const role of table.grouped) grouped.add(role);
    times.append(table.timeSeconds);
    for (const [role, values] of Object.entries(table.columns) as [ColumnRole, Float32Array][]) {
      const column = columns.get(role) ?? growingSingles();
      columns.set(role, column);
      // Files before this one did not log the role.
      column.fill(NaN, rowCount);
      column.append(values);
    }
    rowCount += table.rowCount;
  };
  const end = (): JoinedLogs => {
    for (const column of columns.values()) column.fill(NaN, rowCount);
    const table: LogTable = {
      rowCount,
      timeSeconds: times.values,
      columns: Object.fromEntries([...columns].map(([role, column]) => [role, column.values])),
      driveStarts: Uint32Array.from(driveStarts),
      clockStarts: Float64Array.from(clockStarts),
      fileOfDrive: Uint32Array.from(fileOfDrive),
      grouped,
      stepSeconds: Float64Array.from(stepSeconds),
    };
    return { table, powerUps };
  };
  const skip = (): void => {
    files += 1;
  };
  return { add, skip, end };
};
