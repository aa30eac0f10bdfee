/** What the pull check reads of a log, with the unit each number has after reading. */
interface LogQuantities {
  readonly timeSeconds: number;
  readonly engineSpeedRpm: number;
  /** Accelerator pedal, 0 to 100 %. */
  readonly pedalPercent: number;
  /** Throttle, 0 to 100 %; stands in for a pedal that was not logged. */
  readonly throttlePercent: number;
  readonly roadSpeedKmh: number;
  readonly coolantC: number;
  readonly intakeAirC: number;
  readonly knockRetardDegrees: number;
  readonly sparkAdvanceDegrees: number;
  readonly barometerKpa: number;
  /** As logged; a calculated column. */
  readonly afr: number;
  /** As logged; a calculated column. */
  readonly boost: number;
}

export type LogQuantity = keyof LogQuantities;

/** One row: time and engine speed always, the rest where the log has a column and a usable number. */
export type LogRow = Pick<LogQuantities, 'timeSeconds' | 'engineSpeedRpm'> & Partial<LogQuantities>;

/**
 * Column names by which a quantity is found: first those of RomDrop's logging file, then those of the
 * earlier guide and of other loggers. Capitals, blanks, underscores and bracketed units do not count.
 */
export const columnNames: Readonly<Record<LogQuantity, readonly string[]>> = {
  timeSeconds: [
    ...['time', 'timestamp', 'seconds', 'elapsed time', 'time elapsed', 'log time', 'logger time'],
    ...[
      'time s',
      'time sec',
      'time ms',
      'time msec',
      'timestamp ms',
      'milliseconds',
      'device time',
    ],
  ],
  engineSpeedRpm: ['RPM', 'engine speed', 'engine RPM', 'engine revolutions'],
  pedalPercent: [
    ...['APP', 'accelerator pedal position', 'accelerator pedal', 'pedal', 'pedal position'],
    ...['accelerator pedal position D', 'accelerator pedal position E', 'APP D', 'APP E', 'APP1'],
    ...['APP2', 'accelerator pedal pos', 'accelerator pedal pos D', 'accel pedal position'],
    ...[
      'accel pedal pos',
      'accel pedal',
      'accelerator position',
      'accelerator pos',
      'accel position',
    ],
    ...['accelerator', 'relative accelerator pedal position', 'driver pedal', 'pedal pos', 'PPS'],
  ],
  throttlePercent: [
    ...['TP1', 'TP', 'TPS', 'throttle position', 'throttle', 'TP_REL', 'TP2', 'throttle pos'],
    ...['absolute throttle position', 'absolute throttle position B', 'throttle position manifold'],
  ],
  roadSpeedKmh: ['VSS', 'vehicle speed', 'road speed', 'speed', 'speed OBD'],
  coolantC: [
    ...['ECT', 'COOL', 'coolant', 'coolant temp', 'coolant temperature'],
    'engine coolant temperature',
  ],
  intakeAirC: ['IAT', 'intake temp', 'intake air temp', 'intake air temperature'],
  knockRetardDegrees: ['KNOCKR', 'knock retard', 'knock correction', 'KR'],
  sparkAdvanceDegrees: ['SPARKADV', 'spark advance', 'ignition timing', 'timing advance'],
  barometerKpa: ['BARO', 'barometer', 'barometric pressure'],
  afr: ['AFR'],
  boost: ['boost', 'boost psi'],
};

/**
 * What a sensor of this car can say, in the unit of the quantity, both ends included; this guide's own
 * choice, wider than any engine runs. A cell outside holds no measurement: it is dropped and counted.
 *
 * −40 °C is what an open temperature sensor reads, so it is left out.
 */
const possible: Readonly<Record<LogQuantity, readonly [least: number, most: number]>> = {
  timeSeconds: [0, Number.MAX_SAFE_INTEGER],
  engineSpeedRpm: [0, 9999],
  pedalPercent: [0, 110],
  throttlePercent: [0, 110],
  roadSpeedKmh: [0, 350],
  coolantC: [-39, 150],
  intakeAirC: [-39, 150],
  knockRetardDegrees: [0, 60],
  sparkAdvanceDegrees: [-60, 90],
  barometerKpa: [50, 110],
  afr: [5, 30],
  boost: [-110, 350],
};

/** Whether an engine can have this value. */
export const isPossible = (quantity: LogQuantity, value: number): boolean => {
  const [least, most] = possible[quantity];
  return value >= least && value <= most;
};

export const logQuantities = Object.keys(columnNames) as readonly LogQuantity[];

/** Whose column tells how far the pedal is down. */
export type Opening = 'pedal' | 'throttle';

/** How far the pedal is down; the throttle stands in for it. */
export const openingOf = ({ pedalPercent, throttlePercent }: LogRow): number | undefined =>
  pedalPercent ?? throttlePercent;
