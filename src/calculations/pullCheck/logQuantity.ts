/** What the pull check reads of a log, with the unit each number has after reading. */
export interface LogQuantities {
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
  readonly lambda: number;
  readonly load: number;
  readonly airFlowGramsPerSecond: number;
  readonly manifoldPressureKpa: number;
  readonly barometerKpa: number;
  /** As logged; a calculated column. */
  readonly afr: number;
  /** As logged; a calculated column. */
  readonly boost: number;
}

export type LogQuantity = keyof LogQuantities;

/** One row: time and engine speed always, the rest where the log has a column and a number. */
export type LogRow = Pick<LogQuantities, 'timeSeconds' | 'engineSpeedRpm'> & Partial<LogQuantities>;

/**
 * Column names by which a quantity is found: first those of RomDrop's logging file, then those of the
 * earlier guide and of other loggers. Capitals, blanks and underscores do not count.
 */
export const columnNames: Readonly<Record<LogQuantity, readonly string[]>> = {
  timeSeconds: ['time', 'timestamp', 'seconds'],
  engineSpeedRpm: ['RPM', 'engine speed', 'engine RPM'],
  pedalPercent: ['APP', 'accelerator pedal position', 'accelerator pedal', 'pedal'],
  throttlePercent: ['TP1', 'TP', 'TPS', 'throttle position', 'throttle', 'TP_REL', 'TP2'],
  roadSpeedKmh: ['VSS', 'vehicle speed', 'road speed', 'speed'],
  coolantC: ['ECT', 'COOL', 'coolant', 'coolant temp', 'coolant temperature'],
  intakeAirC: ['IAT', 'intake temp', 'intake air temp', 'intake air temperature'],
  knockRetardDegrees: ['KNOCKR', 'knock retard', 'KR'],
  sparkAdvanceDegrees: ['SPARKADV', 'spark advance', 'ignition timing', 'timing advance'],
  lambda: ['LAMBDA_ACT', 'EQ_RATIO_ACT', 'lambda'],
  load: ['LOAD', 'absolute load'],
  airFlowGramsPerSecond: ['MAF', 'mass air flow'],
  manifoldPressureKpa: ['MAP', 'manifold pressure'],
  barometerKpa: ['BARO', 'barometer', 'barometric pressure'],
  afr: ['AFR'],
  boost: ['boost', 'boost psi'],
};

export const logQuantities = Object.keys(columnNames) as readonly LogQuantity[];

/** How far the pedal is down; the throttle stands in for it. */
export const openingOf = ({ pedalPercent, throttlePercent }: LogRow): number | undefined =>
  pedalPercent ?? throttlePercent;
