import type { LogRole } from './LogRole';
import type { DriveSummary, LogSummary } from './LogSummary';
import type { LogTable } from './LogTable';

/** The time line of a card: its drives one after another, without the waiting times between. */
const drivesOf = (table: LogTable): readonly DriveSummary[] => {
  const drives: DriveSummary[] = [];
  let fromSeconds = 0;
  for (let drive = 0; drive < table.driveStarts.length; drive += 1) {
    const firstRow = table.driveStarts[drive] ?? 0;
    const end = table.driveStarts[drive + 1] ?? table.rowCount;
    const seconds = table.timeSeconds[end - 1] ?? 0;
    const file = table.fileOfDrive[drive] ?? 0;
    drives.push({ file, firstRow, rowCount: end - firstRow, fromSeconds, seconds });
    // One step between two drives, so that no two rows share a place.
    fromSeconds += seconds + Math.max(table.stepSeconds[drive] ?? 0, 0.001);
  }
  return drives;
};

/**
 * What a table holds, in short.
 *
 * @param powerUps how often the unit was switched on, if several files tell
 */
export const summaryOfLog = (table: LogTable, powerUps?: number): LogSummary => {
  const drives = drivesOf(table);
  const byStep = drives
    .map(({ rowCount }, drive) => ({ rowCount, step: table.stepSeconds[drive] ?? 0 }))
    .filter(({ step }) => step > 0)
    .sort((a, b) => a.step - b.step);
  const half = byStep.reduce((sum, { rowCount }) => sum + rowCount, 0) / 2;
  let passed = 0;
  const middle = byStep.find(({ rowCount }) => (passed += rowCount) >= half);
  return {
    rowCount: table.rowCount,
    seconds: drives.reduce((sum, { seconds }) => sum + seconds, 0),
    rowsPerSecond: middle ? 1 / middle.step : 0,
    roles: Object.keys(table.columns) as LogRole[],
    groupedRoles: [...table.grouped],
    drives,
    ...(powerUps !== undefined && { powerUps }),
  };
};
