import type { NamedColumn } from './columnName';
import type { ColumnStatistics } from './columnStatistics';
import type { LogRole } from './LogRole';
import { loadPerTurn } from './roleMatches';
import {
  celsiusOfFahrenheit,
  kilopascalsOfHectopascals,
  kilopascalsOfPsi,
  kmhOfMph,
} from './unitConversions';

/** How the numbers of a column become those of its role. */
export interface UnitReading {
  /** Undefined where the numbers stay as they are. */
  readonly change: ((value: number) => number) | undefined;
  /** In words for the reader. */
  readonly readAs: string;
  /** Whether the changed numbers are in another unit than the cells of the file. */
  readonly isConverted: boolean;
  readonly doubts: readonly string[];
}

/** Air per fuel by which RomDrop's logs count one lambda; the guide's formulas use `petrolRatio`. */
const loggedStoichiometricRatio = 14.71;

const asItIs = (readAs: string, ...doubts: string[]): UnitReading => ({
  change: undefined,
  readAs,
  isConverted: false,
  doubts,
});

const changed = (
  readAs: string,
  change: (value: number) => number,
  ...doubts: string[]
): UnitReading => ({ change, readAs, isConverted: true, doubts });

type UnitRule = (
  column: NamedColumn,
  statistics: ColumnStatistics,
  inFahrenheit?: string,
) => UnitReading;

/**
 * What is seldom passed in °C is asked about; what no sensor says in °C is °F. The limits are this guide's:
 * a coolant above 105 °C and an intake air above 60 °C are rare, and common numbers in °F.
 */
const temperatureLimits = {
  coolant: { surelyFahrenheit: 150, doubtful: 105 },
  intakeAir: { surelyFahrenheit: 110, doubtful: 60 },
  ambientAir: { surelyFahrenheit: 70, doubtful: 45 },
} as const;

/** Whether a written unit is °F. */
export const isFahrenheit = (unit: string): boolean => /^(?:°|deg)? ?(?:f|fahrenheit)$/i.test(unit);

const temperature =
  (role: keyof typeof temperatureLimits): UnitRule =>
  ({ name, unit }, { high }, inFahrenheit = '') => {
    const { surelyFahrenheit, doubtful } = temperatureLimits[role];
    if (isFahrenheit(unit)) return changed('°F, turned into °C', celsiusOfFahrenheit);
    if (/^(?:°|deg)? ?(?:c|celsius)$/i.test(unit)) return asItIs('°C');
    if (/^(?:k|kelvin)$/i.test(unit))
      return changed('K, turned into °C', (kelvin) => kelvin - 273.15);
    if (high > surelyFahrenheit)
      return changed(
        '°F, turned into °C',
        celsiusOfFahrenheit,
        `No unit is written; up to ${Math.round(high)} it was taken for °F.`,
      );
    if (inFahrenheit !== '' && inFahrenheit !== name)
      return changed(
        '°F, turned into °C',
        celsiusOfFahrenheit,
        `No unit is written; it was taken for °F, as ${inFahrenheit} is.`,
      );
    return high > doubtful
      ? asItIs(
          '°C',
          `No unit is written; up to ${Math.round(high)} it may be °C or °F. Taken for °C.`,
        )
      : asItIs('°C');
  };

const trim: UnitRule = ({ name }, { middle }) =>
  /ego/i.test(name) || middle > 60
    ? changed('per cent of 100, turned into a trim around 0', (value) => value - 100)
    : asItIs('%');

const lambda: UnitRule = ({ name, unit }, { middle }) => {
  const isAfr = middle > 6 && middle < 25;
  if (isAfr)
    return changed(
      `AFR, divided by ${loggedStoichiometricRatio}`,
      (value) => value / loggedStoichiometricRatio,
      ...(/afr|air/i.test(`${name} ${unit}`)
        ? []
        : ['By its numbers this is an air-fuel ratio; no unit says so.']),
    );
  return middle >= 0.4 && middle <= 2
    ? asItIs('λ')
    : asItIs('λ', 'The numbers fit neither lambda (0.4–2) nor an air-fuel ratio (6–25).');
};

/** The desired mixture is lambda; a rich target must lie below 1. */
const lambdaTarget: UnitRule = (column, statistics) => {
  const reading = lambda(column, statistics);
  const isDoubtful =
    /equivalence/i.test(column.name) && !/\/|λ|afr/i.test(`${column.name}${column.unit}`);
  const doubt =
    'An equivalence ratio is lambda in some loggers and its inverse in others. At full pedal this column must lie below 1; if it lies above, take its role away.';
  return isDoubtful && statistics.high > 1.05
    ? { ...reading, doubts: [...reading.doubts, doubt] }
    : reading;
};

const pressure: UnitRule = ({ unit }, { middle }) => {
  if (/^kpa/i.test(unit)) return asItIs('kPa');
  if (/^psi/i.test(unit)) return changed('PSI, turned into kPa', kilopascalsOfPsi);
  if (/^(?:hpa|mbar)/i.test(unit))
    return changed('hPa, turned into kPa', kilopascalsOfHectopascals);
  if (/^bar/i.test(unit)) return changed('bar, turned into kPa', (bar) => bar * 100);
  if (/^in ?hg/i.test(unit)) return changed('inHg, turned into kPa', (value) => value * 3.386389);
  if (middle > 400 && middle < 1200)
    return changed(
      'hPa, turned into kPa',
      kilopascalsOfHectopascals,
      'No unit is written; taken for hPa.',
    );
  return asItIs('kPa');
};

const barometer: UnitRule = (column, statistics) => {
  const reading = pressure(column, statistics);
  if (column.unit !== '' || reading.change) return reading;
  const { middle } = statistics;
  if (middle > 8 && middle < 16)
    return changed(
      'PSI, turned into kPa',
      kilopascalsOfPsi,
      'No unit is written; by its numbers taken for PSI.',
    );
  return reading;
};

const speed: UnitRule = ({ name, unit }) => {
  if (/^(?:mph|mi\/h|miles\/h)$/i.test(unit)) return changed('mph, turned into km/h', kmhOfMph);
  return unit === '' && name !== 'VSS'
    ? asItIs('km/h', 'No unit is written; taken for km/h.')
    : asItIs('km/h');
};

const load: UnitRule = ({ unit }, { middle }) => {
  if (loadPerTurn.test(unit))
    return asItIs(
      'ratio',
      `This column is air per turn (${unit}); read as a ratio it lies in wrong cells. Take its role away.`,
    );
  return unit === '%' || middle > 4
    ? changed(
        'per cent, divided by 100',
        (percent) => percent / 100,
        ...(unit === '%' ? [] : ['No unit is written; by its numbers taken for per cent.']),
      )
    : asItIs('ratio');
};

/** A pedal or throttle that was logged as a share of 1. */
const percent: UnitRule = ({ unit }, { high }) => {
  if (/^(?:v|volts?)$/i.test(unit))
    return asItIs('%', 'This column is in volts; the gates need per cent.');
  return high > 0 && high <= 1.01 && unit !== '%'
    ? changed('share of 1, times 100', (share) => share * 100, 'By its numbers taken for a share.')
    : asItIs('%');
};

const knock: UnitRule = (_, { negative, positive }) => {
  if (negative === 0) return asItIs('°');
  if (negative <= positive)
    return changed(
      '° without their sign',
      Math.abs,
      'Both signs occur, and which is retard is not known: all was taken for it.',
    );
  return changed(
    '° of correction; the sign was turned',
    (degrees) => Math.max(0, -degrees),
    ...(positive > 0
      ? ['Both signs occur: negative degrees were taken for retard, positive ones for 0.']
      : []),
  );
};

const fuelSystem: UnitRule = ({ name }, { high }) => {
  if (/closed/i.test(name) && high <= 1)
    return changed('switch, turned into 2 closed loop, 4 open loop', (on) => (on === 1 ? 2 : 4));
  // A byte of 256 parts: as it comes, or already divided; what follows the point is another state.
  const change = (bits: number): number => Math.floor(bits >= 256 ? bits / 256 : bits);
  return high >= 256 ? changed('16 bits, the upper byte', change) : { ...asItIs('state'), change };
};

const airFlow: UnitRule = ({ unit }) => {
  if (/^kg\/h/i.test(unit)) return changed('kg/h, turned into g/s', (value) => value / 3.6);
  if (/^lb\/min/i.test(unit))
    return changed('lb/min, turned into g/s', (value) => value * 7.559873);
  if (/^(?:v|volts?)$/i.test(unit))
    return asItIs('g/s', 'This column is in volts, not in g/s; take its role away.');
  return asItIs('g/s');
};

const pulseWidth: UnitRule = ({ unit }, { middle }) =>
  /^(?:us|µs|μs|usec)$/i.test(unit) || middle > 100
    ? changed('µs, turned into ms', (value) => value / 1000)
    : asItIs('ms');

const rules: Readonly<Partial<Record<LogRole, UnitRule>>> = {
  load,
  shortTrim: trim,
  longTrim: trim,
  totalTrim: trim,
  lambda,
  lambdaTarget,
  fuelSystem,
  pedal: percent,
  throttle: percent,
  coolant: temperature('coolant'),
  intakeAir: temperature('intakeAir'),
  ambientAir: temperature('ambientAir'),
  knockRetard: knock,
  airFlow,
  pulseWidth,
  barometer,
  manifoldPressure: pressure,
  speed,
};

const plainUnits: Readonly<Partial<Record<LogRole, string>>> = {
  rpm: 'rpm',
  sparkAdvance: '°',
  airFlowVolts: 'V',
  purge: '%',
  camAngle: '°',
  supplyVolts: 'V',
  highDet: '0/1',
  runnerValve: '0/1',
  recirculationSteps: 'steps',
};

/** Whether a temperature without a unit is too high for °C. */
export const isSurelyFahrenheit = (role: LogRole, { high }: ColumnStatistics): boolean =>
  role in temperatureLimits &&
  high > temperatureLimits[role as keyof typeof temperatureLimits].surelyFahrenheit;

/**
 * The unit of a column by what is written or the reader chose, else by its numbers.
 *
 * @param inFahrenheit a temperature of the same file that is surely in °F without saying so; '' for none
 */
export const roleUnits = (
  role: Exclude<LogRole, 'time'>,
  column: NamedColumn,
  statistics: ColumnStatistics,
  inFahrenheit = '',
): UnitReading => rules[role]?.(column, statistics, inFahrenheit) ?? asItIs(plainUnits[role] ?? '');
