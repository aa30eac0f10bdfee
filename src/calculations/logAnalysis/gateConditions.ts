import type { LogRole } from '../logReading/LogRole';
import type { LogTable } from '../logReading/LogTable';
import { clockError } from './clockError';
import { columnsOfDrive } from './columnsOfDrive';
import { loopReader } from './closedLoop';
import type { DriveRange } from './driveRanges';
import { filterReader } from './filterReader';
import { fuelCutReader } from './fuelCut';
import type { GateName } from './gates';
import type { LogAnalysisOptions } from './LogAnalysisOptions';
import { mostTrimPercent, sanityRanges } from './sanityRanges';
import { secondsSince } from './secondsSince';
import { spanWithin } from './spanWithin';

/** What the gates look at. */
export interface GateMaterial {
  readonly table: LogTable;
  /** %; null where no trims were logged. */
  readonly trim: Float64Array | null;
  /** The load by which rows are laid on the axis; null where it cannot be had. */
  readonly load: ArrayLike<number> | null;
  readonly options: LogAnalysisOptions;
}

/** Why a gate cannot work in one drive. */
export type GateLack =
  | { readonly kind: 'columns'; readonly roles: readonly LogRole[] }
  | { readonly kind: 'grouped'; readonly roles: readonly LogRole[] }
  | { readonly kind: 'tooSlow' };

/** Whether a row passes; or why the gate cannot tell in this drive. */
export type GateTest = ((row: number) => boolean) | GateLack;

type ColumnRole = keyof LogTable['columns'];

/** A whole step of 0.25 s is four rows a second, with room for the last bit of a clock. */
export const slowestStepSeconds = 0.2501;

const lacks = (...roles: LogRole[]): GateLack => ({ kind: 'columns', roles });

/** Rows without a trim, a load and an engine speed never pass, whether the gate is on or off. */
const readable = ({ table, trim, load, options }: GateMaterial): ((row: number) => boolean) => {
  const { columns } = table;
  const ranges = sanityRanges.flatMap(([role, least, most]) => {
    const column = columns[role];
    return column ? [{ column, least, most }] : [];
  });
  const { rpm } = columns;
  if (!rpm || !trim || !load) return () => false;
  const hasNumbersIn = (row: number): boolean =>
    !Number.isNaN(trim[row] ?? NaN) &&
    !Number.isNaN(load[row] ?? NaN) &&
    !Number.isNaN(rpm[row] ?? NaN);
  if (!options.gates.readable) return hasNumbersIn;
  return (row) => {
    if (!hasNumbersIn(row) || Math.abs(trim[row] ?? NaN) > mostTrimPercent) return false;
    for (const { column, least, most } of ranges) {
      const logged = column[row] ?? NaN;
      if (logged < least || logged > most) return false;
    }
    return true;
  };
};

/**
 * Whether a drive may begin with a start: its clock had just begun, or its first coolant is cold.
 *
 * A logger that a trigger starts on the road begins a file in a warm engine that has long been running.
 */
const mayBeginWithStart = (
  table: LogTable,
  drive: DriveRange,
  { afterStartSeconds, warmFromCelsius }: LogAnalysisOptions['thresholds'],
): boolean => {
  const { clockStart, from, to } = drive;
  if (clockStart >= 0 && clockStart <= afterStartSeconds) return true;
  // Rows of a slow group stay empty until it was read.
  const first = table.columns.coolant?.subarray(from, to).find((value) => !Number.isNaN(value));
  return first !== undefined && first < warmFromCelsius;
};

const running = ({ table, options }: GateMaterial, drive: DriveRange): GateTest => {
  const { rpm } = table.columns;
  if (!rpm) return lacks('rpm');
  const { runningRpm, afterStartSeconds } = options.thresholds;
  // A missing cell is no engine that stands.
  let stood = mayBeginWithStart(table, drive, options.thresholds);
  const started = secondsSince(table, drive, (row) => {
    const speed = rpm[row] ?? NaN;
    const starts = stood && speed > 0;
    if (starts) stood = false;
    else if (speed <= 0) stood = true;
    return starts;
  });
  return (row) =>
    (rpm[row] ?? NaN) >= runningRpm &&
    (started[row - drive.from] ?? 0) > afterStartSeconds + clockError;
};

/** Passes a row while a column keeps to a limit; a missing cell proves nothing and does not pass. */
const within =
  (
    role: ColumnRole,
    passes: (value: number, options: LogAnalysisOptions) => boolean,
  ): ((material: GateMaterial, drive: DriveRange) => GateTest) =>
  ({ table, options }, drive) => {
    const column = columnsOfDrive(table, drive)[role];
    if (!column) return lacks(role);
    return (row) => passes(column[row] ?? NaN, options);
  };

const closedLoop = ({ table, options }: GateMaterial, drive: DriveRange): GateTest => {
  const isClosed = loopReader({ ...table, columns: columnsOfDrive(table, drive) });
  if (!isClosed) return lacks('fuelSystem', 'lambdaTarget');
  const { from } = drive;
  const open = secondsSince(table, drive, (row) => !isClosed(row));
  const { afterLoopChangeSeconds: wait } = options.thresholds;
  return (row) => isClosed(row) && (open[row - from] ?? Infinity) > wait + clockError;
};

const fuelCut = ({ table, options }: GateMaterial, drive: DriveRange): GateTest => {
  const isCut = fuelCutReader({ ...table, columns: columnsOfDrive(table, drive) });
  if (!isCut) return lacks('pulseWidth');
  const cut = secondsSince(table, drive, isCut);
  const { afterFuelCutSeconds: wait } = options.thresholds;
  return (row) => (cut[row - drive.from] ?? Infinity) > wait + clockError;
};

/** Why nothing can be said in a drive of how fast columns move. */
const movementLack = (
  table: LogTable,
  drive: DriveRange,
  roles: readonly ColumnRole[],
): GateLack | null => {
  const columns = columnsOfDrive(table, drive);
  const missing = roles.filter((role) => !columns[role]);
  if (missing.length > 0) return { kind: 'columns', roles: missing };
  const grouped = roles.filter((role) => table.grouped.has(role));
  if (grouped.length > 0) return { kind: 'grouped', roles: grouped };
  return drive.stepSeconds <= slowestStepSeconds ? null : { kind: 'tooSlow' };
};

const pedalStill = ({ table, options }: GateMaterial, drive: DriveRange): GateTest => {
  const { pedal } = table.columns;
  const lack = movementLack(table, drive, ['pedal']);
  if (lack || !pedal) return lack ?? lacks('pedal');
  const { windowSeconds, pedalSpanPercent } = options.thresholds;
  return (row) =>
    spanWithin(pedal, table.timeSeconds, drive, row, windowSeconds) <= pedalSpanPercent;
};

const engineStill = ({ table, load, options }: GateMaterial, drive: DriveRange): GateTest => {
  const { rpm, load: logged } = table.columns;
  const lack = movementLack(table, drive, logged ? ['rpm', 'load'] : ['rpm']);
  const moving = logged ?? load;
  if (lack || !rpm || !moving) return lack ?? lacks('load');
  const { windowSeconds, speedSpanRpm, loadSpan } = options.thresholds;
  return (row) =>
    spanWithin(rpm, table.timeSeconds, drive, row, windowSeconds) <= speedSpanRpm &&
    spanWithin(moving, table.timeSeconds, drive, row, windowSeconds) <= loadSpan;
};

const inRange = ({ table, load, options }: GateMaterial): GateTest => {
  const { rpm } = table.columns;
  if (!rpm || !load) return lacks();
  const { loads, speedsRpm } = options.table;
  const [leastLoad, mostLoad] = [loads[0] ?? 0, loads.at(-1) ?? 0];
  const [leastRpm, mostRpm] = [speedsRpm[0] ?? 0, speedsRpm.at(-1) ?? 0];
  return (row) => {
    const [x, y] = [load[row] ?? NaN, rpm[row] ?? NaN];
    return x >= leastLoad && x <= mostLoad && y >= leastRpm && y <= mostRpm;
  };
};

const heatSoak = ({ table, options }: GateMaterial, drive: DriveRange): GateTest => {
  const { intakeAir, ambientAir } = columnsOfDrive(table, drive);
  if (!intakeAir || !ambientAir) return lacks('intakeAir', 'ambientAir');
  const { heatSoakKelvin } = options.thresholds;
  return (row) => (intakeAir[row] ?? NaN) - (ambientAir[row] ?? NaN) <= heatSoakKelvin;
};

/** The test of each gate for one drive; nothing that looks back leaves the drive. */
export const gateConditions: Readonly<
  Record<GateName, (material: GateMaterial, drive: DriveRange) => GateTest>
> = {
  readable,
  running,
  warm: within('coolant', (celsius, { thresholds }) => celsius >= thresholds.warmFromCelsius),
  closedLoop,
  fuelCut,
  pedalStill,
  engineStill,
  inRange,
  purgeShut: within('purge', (percent, { thresholds }) => percent <= thresholds.purgeMostPercent),
  heatSoak,
  offIdle: within('pedal', (percent, { thresholds }) => percent >= thresholds.pedalOnPercent),
  moving: within('speed', (kmh, { thresholds }) => kmh > thresholds.movingAboveKmh),
  own: ({ table, options: { filter } }) => (filter ? filterReader(filter, table) : () => true),
};
