import type { LogTable } from '../logReading/LogTable';
import { loopReader } from './closedLoop';
import { columnsOfDrive } from './columnsOfDrive';
import { driveRanges, type DriveRange } from './driveRanges';
import { fuelCutReader } from './fuelCut';
import type { KnockEvent, LogEvent, LogEventKind, LogPull } from './LogAnalysis';

/** Shorter stretches are no event worth a jump, s. */
const leastSeconds = 0.3;

/** The stretches of a drive in which something holds while the engine runs. */
const stretches = (
  { timeSeconds, columns }: LogTable,
  { drive, from, to }: DriveRange,
  kind: LogEventKind,
  holds: (row: number) => boolean,
): readonly LogEvent[] => {
  const found: LogEvent[] = [];
  let first = -1;
  const close = (lastRow: number): void => {
    if (first < 0) return;
    const at = timeSeconds[first] ?? NaN;
    const amount = (timeSeconds[lastRow] ?? NaN) - at;
    // What holds from the first row of a drive on is no change.
    if (amount >= leastSeconds && first > from)
      found.push({
        kind,
        drive,
        firstRow: first,
        lastRow,
        timeSeconds: at,
        rpm: columns.rpm?.[first] ?? NaN,
        amount,
      });
    first = -1;
  };
  for (let row = from; row < to; row += 1) {
    if (holds(row)) {
      if (first < 0) first = row;
    } else close(row - 1);
  }
  close(to - 1);
  return found;
};

/** Everything in a log that a reader may want to jump to, in the order of the rows. */
export const logEvents = (
  table: LogTable,
  pulls: readonly LogPull[],
  knock: readonly KnockEvent[],
): readonly LogEvent[] => {
  const runs = (row: number): boolean => (table.columns.rpm?.[row] ?? 0) > 0;
  const inDrives = driveRanges(table).flatMap((drive) => {
    const ofDrive = { ...table, columns: columnsOfDrive(table, drive) };
    const isCut = fuelCutReader(ofDrive);
    const isClosed = loopReader(ofDrive);
    return [
      ...(isCut ? stretches(table, drive, 'fuelCut', (row) => runs(row) && isCut(row)) : []),
      ...(isClosed
        ? stretches(table, drive, 'openLoop', (row) => runs(row) && !isClosed(row))
        : []),
    ];
  });
  const fromPulls = pulls.map((pull): LogEvent => ({
    kind: 'pull',
    drive: pull.drive,
    firstRow: pull.firstRow,
    lastRow: pull.lastRow,
    timeSeconds: pull.startSeconds,
    rpm: pull.startRpm,
    amount: pull.seconds,
    gear: pull.gear,
  }));
  const fromKnock = knock.map((event): LogEvent => ({
    kind: 'knock',
    drive: event.drive,
    firstRow: event.row,
    lastRow: event.row,
    timeSeconds: event.timeSeconds,
    rpm: event.rpm,
    amount: event.riseDegrees,
    gear: event.gear,
  }));
  return [...inDrives, ...fromPulls, ...fromKnock].sort((a, b) => a.firstRow - b.firstRow);
};
