import type { MadeRow } from './madeDrive';

interface MadeColumn {
  readonly name: string;
  /** Of the row of units, where the dialect has one. */
  readonly unit: string;
  /** From the unit of the guide into that of the dialect. */
  readonly change?: (value: number) => number;
}

/** How a logger writes. */
export interface MadeDialect {
  readonly separator: ',' | ';' | '\t';
  readonly mark: '.' | ',';
  readonly lineEnd: '\n' | '\r\n' | '\r';
  readonly leadingZero: boolean;
  /** A counter stands in the first column. */
  readonly sample: boolean;
  /** Lines before the header. */
  readonly before: readonly string[];
  readonly unitsRow: boolean;
  readonly time: {
    readonly name: string;
    readonly unit: string;
    readonly print: (seconds: number) => string;
  };
  readonly columns: Readonly<Partial<Record<keyof MadeRow, MadeColumn>>>;
}

const fahrenheit = (celsius: number): number => celsius * 1.8 + 32;
const miles = (kilometres: number): number => kilometres / 1.609344;
const afr = (lambda: number): number => lambda * 14.71;
const psi = (kilopascals: number): number => kilopascals / 6.894757;

const seconds = (value: number): string => String(Number(value.toFixed(3)));
const milliseconds = (value: number): string => (value * 1000).toFixed(0);

const column = (name: string, unit = '', change?: MadeColumn['change']): MadeColumn => ({
  name,
  unit,
  ...(change && { change }),
});

const openPort: MadeDialect = {
  separator: ',',
  mark: '.',
  lineEnd: '\n',
  leadingZero: false,
  sample: true,
  before: [],
  unitsRow: false,
  time: { name: 'time', unit: '', print: seconds },
  columns: {
    rpm: column('RPM'),
    load: column('LOAD'),
    shortTrim: column('FT_SHORT'),
    longTrim: column('FT_LONG'),
    lambda: column('LAMBDA_ACT'),
    lambdaTarget: column('LAMBDA_DSD'),
    fuelSystem: column('FUELSYS'),
    pedal: column('APP'),
    throttle: column('TP1'),
    coolant: column('ECT'),
    intakeAir: column('IAT'),
    ambientAir: column('AAT'),
    knockRetard: column('KNOCKR'),
    sparkAdvance: column('SPARKADV'),
    airFlow: column('MAF'),
    airFlowVolts: column('MAF_V'),
    pulseWidth: column('FUEL_PW'),
    barometer: column('BARO'),
    speed: column('VSS'),
    purge: column('EVAPCP'),
  },
};

/** The same log as different loggers write it, by the column names that are known of them. */
export const madeDialects = {
  openPort,
  /** As a European spreadsheet saves it. */
  semicolons: { ...openPort, separator: ';', mark: ',', lineEnd: '\r\n', leadingZero: true },
  versaTuner: {
    ...openPort,
    leadingZero: true,
    lineEnd: '\r\n',
    sample: false,
    time: { name: 'Time (ms)', unit: '', print: milliseconds },
    columns: {
      rpm: column('Engine RPM (RPM)'),
      load: column('Absolute load (fraction)'),
      shortTrim: column('Short term fuel trim (primary sensor) (%)'),
      longTrim: column('Long term fuel trim (%)'),
      lambda: column('Actual equivalence/air to fuel ratio (AFR gas)', '', afr),
      lambdaTarget: column('Desired equivalence/air to fuel ratio (λ)'),
      pedal: column('Accelerator pedal position (%)'),
      throttle: column('Absolute throttle position 1 (%)'),
      coolant: column('Engine coolant temperature (°F)', '', fahrenheit),
      intakeAir: column('Intake air temperature (°F)', '', fahrenheit),
      knockRetard: column('Knock retard (°)'),
      sparkAdvance: column('Ignition timing advance (°)'),
      airFlow: column('Mass airflow (g/s)'),
      airFlowVolts: column('Mass airflow sensor voltage (V)'),
      pulseWidth: column('Fuel injection pulse width (ms)'),
      barometer: column('Barometric pressure (PSI)', '', psi),
      speed: column('Vehicle speed (mph)', '', miles),
    },
  },
  ecuTek: {
    ...openPort,
    leadingZero: true,
    sample: false,
    time: { name: 'Time', unit: '', print: milliseconds },
    columns: {
      rpm: column('Engine Speed (RPM)'),
      load: column('Engine Load (load)'),
      shortTrim: column('Fuel Trim Short Term (%)'),
      longTrim: column('Fuel Trim Long Term (%)'),
      lambda: column('AFR (AFR)', '', afr),
      lambdaTarget: column('Equivalence Ratio Commanded (AFR)', '', afr),
      fuelSystem: column('Fuel System Status ()'),
      pedal: column('Accelerator Angle (%)'),
      throttle: column('Throttle Position #1 (%)'),
      coolant: column('Coolant Temperature (°C)'),
      intakeAir: column('Intake Air Temperature (°C)'),
      knockRetard: column('Knock Correction (°CA)', '', (degrees) => -degrees),
      sparkAdvance: column('Ignition Timing (°)'),
      airFlow: column('MAF Sensor (g/s)'),
      airFlowVolts: column('MAF Voltage (V)'),
      pulseWidth: column('Injection Time Port Final (mS)'),
      speed: column('Vehicle Speed (km/h)'),
    },
  },
  /** Tabs, lines in quotation marks before the header, a row of units, trims around 100. */
  msl: {
    ...openPort,
    separator: '\t',
    lineEnd: '\r\n',
    leadingZero: true,
    sample: false,
    before: ['"MS2Extra comms330"', '"Capture Date: Sat Mar 04 2006"'],
    unitsRow: true,
    time: { name: 'Time', unit: 's', print: seconds },
    columns: {
      rpm: column('RPM', 'RPM'),
      load: column('Absolute load value', '%', (ratio) => ratio * 100),
      shortTrim: column('EGO cor1', '%', (percent) => percent + 100),
      longTrim: column('LTFT', '%'),
      lambda: column('AFR', 'AFR', afr),
      pedal: column('APP', '%'),
      throttle: column('TPS', '%'),
      coolant: column('CLT', '°F', fahrenheit),
      intakeAir: column('MAT', '°F', fahrenheit),
      sparkAdvance: column('SPARKADV', 'deg'),
      speed: column('Vehicle speed', 'mph', miles),
    },
  },
  /** An app on a telephone. */
  obdApp: {
    ...openPort,
    leadingZero: true,
    sample: false,
    time: { name: 'Time (sec)', unit: '', print: seconds },
    columns: {
      rpm: column('Engine RPM (RPM)'),
      load: column('Absolute load value (%)', '', (ratio) => ratio * 100),
      shortTrim: column('Short term fuel % trim - Bank 1 (%)'),
      longTrim: column('Long term fuel % trim - Bank 1 (%)'),
      lambdaTarget: column('Commanded equivalence ratio'),
      fuelSystem: column('Fuel system 1 status'),
      pedal: column('Accelerator pedal position D (%)'),
      throttle: column('Absolute throttle position (%)'),
      coolant: column('Engine coolant temperature (°F)', '', fahrenheit),
      intakeAir: column('Intake air temperature (°F)', '', fahrenheit),
      sparkAdvance: column('Ignition timing advance for #1 cylinder (deg)'),
      airFlow: column('Mass air flow rate (g/s)'),
      speed: column('Vehicle speed (mph)', '', miles),
    },
  },
} as const satisfies Readonly<Record<string, MadeDialect>>;

export type MadeDialectName = keyof typeof madeDialects;
