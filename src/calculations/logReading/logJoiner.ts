import type { LogRole } from './LogRole';
import type { LogTable } from './LogTable';
import type { OpenedLog } from './OpenedLog';

type ColumnRole = Exclude<LogRole, 'time'>;

export interface JoinedLogs {
  readonly table: LogTable;
  /** How often the unit was switched on: its clock runs on from file to file until then. */
  readonly powerUps: number;
}

/** Room for this share more than is expected: files differ in how many bytes a row takes. */
const spareShare = 0.05;

/** A full column grows by this share at least, so that it is seldom copied. */
const leastGrowth = 0.25;

/**
 * Makes one table of the files of a card, each added as soon as it is read, in the order of `fileOrder`, so
 * that no row is held twice.
 */
export const logJoiner = (): {
  /** @param rowsToCome of the files behind it, as far as can be told; room is made for them at once */
  readonly add: (log: OpenedLog, rowsToCome?: number) => void;
  /** A file that could not be read at all; it keeps its place among the files. */
  readonly skip: () => void;
  readonly end: () => JoinedLogs;
} => {
  let capacity = 0;
  let timeSeconds = new Float64Array(0);
  const columns = new Map<ColumnRole, Float32Array>();
  const others = new Map<string, Float32Array>();
  const driveStarts: number[] = [];
  const clockStarts: number[] = [];
  const fileOfDrive: number[] = [];
  const stepSeconds: number[] = [];
  const grouped = new Set<LogRole>();
  let files = 0;
  let rowCount = 0;
  let powerUps = 0;
  let lastClock = Infinity;

  const grow = <K>(held: Map<K, Float32Array>): void => {
    for (const [key, values] of held) {
      const larger = new Float32Array(capacity);
      larger.set(values);
      held.set(key, larger);
    }
  };
  /** Puts the rows of a file behind those before; a file without a column has none of its numbers. */
  const take = <K>(
    held: Map<K, Float32Array>,
    read: Iterable<readonly [K, Float32Array]>,
    end: number,
  ): void => {
    const logged = new Map(read);
    for (const key of logged.keys())
      // The files before did not log it.
      if (!held.has(key)) held.set(key, new Float32Array(capacity).fill(NaN, 0, rowCount));
    for (const [key, values] of held) {
      const own = logged.get(key);
      if (own) values.set(own, rowCount);
      else values.fill(NaN, rowCount, end);
    }
  };
  const makeRoom = (rows: number, rowsToCome: number): void => {
    if (rows <= capacity) return;
    const wanted = Math.max(rows + rowsToCome * (1 + spareShare), capacity * (1 + leastGrowth));
    capacity = Math.ceil(wanted);
    const before = timeSeconds;
    timeSeconds = new Float64Array(capacity);
    timeSeconds.set(before);
    grow(columns);
    grow(others);
  };
  const add = ({ table, firstClock, lastClock: last }: OpenedLog, rowsToCome = 0): void => {
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
    const end = rowCount + table.rowCount;
    makeRoom(end, rowsToCome);
    timeSeconds.set(table.timeSeconds, rowCount);
    take(columns, Object.entries(table.columns) as [ColumnRole, Float32Array][], end);
    take(others, table.others ?? [], end);
    rowCount = end;
  };
  const end = (): JoinedLogs => {
    const table: LogTable = {
      rowCount,
      timeSeconds: timeSeconds.subarray(0, rowCount),
      columns: Object.fromEntries(
        [...columns].map(([role, values]) => [role, values.subarray(0, rowCount)]),
      ),
      ...(others.size > 0 && {
        others: new Map([...others].map(([name, values]) => [name, values.subarray(0, rowCount)])),
      }),
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
