import type { LogRole } from '../logReading/LogRole';
import type { LogTable } from '../logReading/LogTable';

type ColumnRole = Exclude<LogRole, 'time'>;

/** One row by hand; a role that it lacks is a missing cell. */
export type HandRow = Readonly<Partial<Record<ColumnRole, number>>>;

export interface HandLog {
  /** Time between two rows, s. */
  readonly stepSeconds?: number;
  /** What the clock says in the first row of each drive, s. */
  readonly startSeconds?: number;
  readonly grouped?: readonly LogRole[];
}

/** A log of rows written by hand, one list for each drive; a file of its own for each. */
export const logTableOf = (
  drives: readonly (readonly HandRow[])[],
  { stepSeconds = 0.1, startSeconds = 0, grouped = [] }: HandLog = {},
): LogTable => {
  const rows = drives.flat();
  const roles = new Set(rows.flatMap((row) => Object.keys(row) as ColumnRole[]));
  return {
    rowCount: rows.length,
    timeSeconds: Float64Array.from(
      drives.flatMap((drive) => drive.map((_, i) => startSeconds + i * stepSeconds)),
    ),
    columns: Object.fromEntries(
      [...roles].map((role) => [role, Float32Array.from(rows, (row) => row[role] ?? NaN)]),
    ),
    driveStarts: Uint32Array.from(drives, (_, i) => drives.slice(0, i).flat().length),
    clockStarts: new Float64Array(drives.length).fill(startSeconds),
    fileOfDrive: Uint32Array.from(drives, (_, i) => i),
    grouped: new Set(grouped),
    stepSeconds: new Float64Array(drives.length).fill(stepSeconds),
  };
};

/** A warm engine at steady speed on a breakpoint of `Load Scaling`, which asks for 4 % more fuel. */
export const steadyRow = {
  rpm: 3000,
  load: 0.5,
  shortTrim: 3,
  longTrim: 1,
  lambda: 1,
  lambdaTarget: 1,
  fuelSystem: 2,
  pedal: 20,
  coolant: 90,
  intakeAir: 25,
  ambientAir: 20,
  airFlow: 30,
  pulseWidth: 6,
  barometer: 101,
  speed: 80,
  purge: 0,
} as const satisfies HandRow;

/** The same row so many times over. */
export const rowsOf = (count: number, changes: HandRow = {}): HandRow[] =>
  Array.from({ length: count }, () => ({ ...steadyRow, ...changes }));
