import type { LogRole } from '../logReading/LogRole';
import type { LogTable } from '../logReading/LogTable';
import { type ErrorSurface, madeDrive, type MadeDrive, type MadeRow } from './madeDrive';
import { type MadeDialect, madeDialects, type MadeDialectName } from './madeDialects';
import { seededRandom } from './seededRandom';

export interface MadeLogOptions extends MadeDrive {
  readonly dialect: MadeDialectName;
  /** What the clock says in the first row, s; the unit’s clock runs from its power-up. */
  readonly clockStartSeconds: number;
  /** Every how many rows the grouped columns are read; 1 for no groups. */
  readonly groupLength: number;
  /** The first row holds old values of the grouped columns, as on real cards. */
  readonly oldFirstRow: boolean;
  /** Roles that are not logged. */
  readonly without: readonly MadeRole[];
  /** Drives in the one file, apart by 60 s. */
  readonly drives: number;
  /** Columns without a role, to make rows as wide as real ones. */
  readonly fillers: number;
}

type MadeRole = Exclude<keyof MadeRow, 'seconds'>;

/** Bumpy enough that each cell has a value of its own, and small enough for a trim. */
export const bumpySurface: ErrorSurface = (load, rpm) =>
  3 * Math.sin(load * 6) + 2 * Math.cos(rpm / 900);

const usual: MadeLogOptions = {
  seed: 2006,
  seconds: 600,
  rowsPerSecond: 10,
  truth: bumpySurface,
  noisePercent: 1,
  lambdaDelaySeconds: 0.3,
  startCoolantC: 90,
  liftShare: 0.1,
  pullShare: 0.05,
  targetStepSeconds: 0,
  knockEvents: 0,
  dialect: 'openPort',
  clockStartSeconds: 1234.5,
  groupLength: 1,
  oldFirstRow: true,
  without: [],
  drives: 1,
  fillers: 0,
};

/** Roles that the unit reads in groups: slow ones. */
const groupedRoles: ReadonlySet<MadeRole> = new Set([
  'coolant',
  'intakeAir',
  'ambientAir',
  'speed',
]);

/** The number that the unit writes. */
const places: Readonly<Partial<Record<MadeRole, number>>> = {
  rpm: 2,
  load: 5,
  lambda: 4,
  lambdaTarget: 4,
  fuelSystem: 0,
  airFlowVolts: 4,
};

export interface MadeLog {
  /** The text of the file. */
  readonly csv: string;
  /** What a right reading of the text gives. */
  readonly table: LogTable;
  readonly truth: ErrorSurface;
}

/** Seconds without rows between two drives of a file. */
const pauseSeconds = 60;

/** Columns of the drives together, as the unit writes them: rounded, and the slow ones in steps. */
const written = (
  drives: readonly (readonly MadeRow[])[],
  roles: readonly MadeRole[],
  groupLength: number,
): Map<MadeRole, number[]> => {
  const columns = new Map<MadeRole, number[]>();
  const rows = drives.flat();
  for (const role of roles) {
    const hold = groupedRoles.has(role) ? groupLength : 1;
    columns.set(
      role,
      rows.map((_, i) => {
        const value = rows[i - (i % hold)]?.[role] ?? NaN;
        return Number(value.toFixed(places[role] ?? 3));
      }),
    );
  }
  return columns;
};

const textOf = (
  dialect: MadeDialect,
  times: readonly number[],
  columns: ReadonlyMap<MadeRole, readonly number[]>,
  options: MadeLogOptions,
): string => {
  const { separator, mark, lineEnd, leadingZero, before, unitsRow, time } = dialect;
  const random = seededRandom(options.seed + 1);
  const number = (value: number): string => {
    const text = String(Number(value.toFixed(5)));
    return (leadingZero ? text : text.replace(/^(-?)0\./, '$1.')).replace('.', mark);
  };
  const shown = [...columns].flatMap(([role, values]) => {
    const column = dialect.columns[role];
    return column ? [{ role, values, ...column }] : [];
  });
  const fillers = Array.from({ length: options.fillers }, (_, i) => `EXTRA_${i + 1}_SW`);
  const header = [
    ...(dialect.sample ? ['sample'] : []),
    time.name,
    ...shown.map(({ name }) => name),
    ...fillers,
  ];
  const units = [
    ...(dialect.sample ? [''] : []),
    time.unit,
    ...shown.map(({ unit }) => unit),
    ...fillers.map(() => ''),
  ];
  const lines = times.map((seconds, i) => {
    const isOld = i === 0 && options.oldFirstRow;
    const cells = shown.map(({ role, values, change = (value) => value }) => {
      const value = values[i] ?? NaN;
      const old = isOld && groupedRoles.has(role) ? value - 15 : value;
      return number(change(old));
    });
    return [
      ...(dialect.sample ? [String(i)] : []),
      time.print(seconds).replace('.', mark),
      ...cells,
      ...fillers.map(() => (random() < 0.1 ? '1' : '0')),
    ].join(separator);
  });
  return [
    ...before,
    header.join(separator),
    ...(unitsRow ? [units.join(separator)] : []),
    ...lines,
    '',
  ].join(lineEnd);
};

/**
 * A log of a made engine, with the truth behind it: the text as a logger writes it, and the table that a
 * right reading of the OpenPort text gives.
 */
export const madeLog = (changes: Partial<MadeLogOptions> = {}): MadeLog => {
  const options = { ...usual, ...changes };
  const dialect: MadeDialect = madeDialects[options.dialect];
  const drives = Array.from({ length: options.drives }, (_, i) =>
    madeDrive({ ...options, seed: options.seed + 1000 * i }),
  );
  const roles = (Object.keys(drives[0]?.[0] ?? {}) as (keyof MadeRow)[]).filter(
    (role): role is MadeRole =>
      role !== 'seconds' && !options.without.includes(role) && dialect.columns[role] !== undefined,
  );
  const columns = written(drives, roles, options.groupLength);
  const times = drives.flatMap((rows, drive) =>
    rows.map(({ seconds }) =>
      Number(
        (options.clockStartSeconds + drive * (options.seconds + pauseSeconds) + seconds).toFixed(3),
      ),
    ),
  );

  // The reader leaves out the first row of the file, and grouped values until each was read once.
  const lengths = drives.map((rows, i) => rows.length - (i === 0 ? 1 : 0));
  const starts = lengths.map((_, i) => lengths.slice(0, i).reduce((sum, each) => sum + each, 0));
  const kept = times.slice(1);
  const timeSeconds = Float64Array.from(kept, (time, row) => {
    const drive = starts.findLastIndex((start) => start <= row);
    return time - (kept[starts[drive] ?? 0] ?? 0);
  });
  const isGrouped = (role: MadeRole) => options.groupLength > 1 && groupedRoles.has(role);
  const isStaircase = (values: readonly number[]) =>
    values.filter((value, i) => i > 0 && value !== values[i - 1]).length >= 8;
  const grouped = new Set<LogRole>(
    [...columns].flatMap(([role, values]) =>
      isGrouped(role) && isStaircase(values) ? [role] : [],
    ),
  );
  const table: LogTable = {
    rowCount: kept.length,
    timeSeconds,
    columns: Object.fromEntries(
      [...columns].map(([role, values]) => [
        role,
        Float32Array.from(values.slice(1), (value, i) =>
          grouped.has(role) && i + 1 < options.groupLength ? NaN : value,
        ),
      ]),
    ),
    driveStarts: Uint32Array.from(starts),
    clockStarts: Float64Array.from(starts, (row) => kept[row] ?? 0),
    fileOfDrive: new Uint32Array(drives.length),
    grouped,
    stepSeconds: new Float64Array(drives.length).fill(1 / options.rowsPerSecond),
  };
  return {
    // Printing takes longer than driving: only who asks for the text pays for it.
    get csv() {
      return textOf(dialect, times, columns, options);
    },
    table,
    truth: options.truth,
  };
};
