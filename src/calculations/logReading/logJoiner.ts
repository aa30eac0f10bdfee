import type { LogRole } from './LogRole';
import type { LogTable } from './LogTable';
import type { OpenedLog } from './OpenedLog';

type ColumnRole = Exclude<LogRole, 'time'>;

/** A column of one file, and where it begins among the rows of all. */
interface Part<T> {
  readonly fromRow: number;
  readonly values: T;
}

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
  const times: Part<Float64Array>[] = [];
  const columns = new Map<ColumnRole, Part<Float32Array>[]>();
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
    times.push({ fromRow: rowCount, values: table.timeSeconds });
    for (const [role, values] of Object.entries(table.columns) as [ColumnRole, Float32Array][]) {
      const parts = columns.get(role) ?? [];
      columns.set(role, parts);
      parts.push({ fromRow: rowCount, values });
    }
    rowCount += table.rowCount;
  };
  const end = (): JoinedLogs => {
    const timeSeconds = new Float64Array(rowCount);
    for (const { fromRow, values } of times.splice(0)) timeSeconds.set(values, fromRow);
    const joined: Partial<Record<ColumnRole, Float32Array>> = {};
    // One column after another, the parts of each let go: no room is taken twice.
    for (const [role, parts] of columns) {
      // Files that did not log the role.
      const values = new Float32Array(rowCount).fill(NaN);
      for (const part of parts.splice(0)) values.set(part.values, part.fromRow);
      joined[role] = values;
    }
    const table: LogTable = {
      rowCount,
      timeSeconds,
      columns: joined,
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
