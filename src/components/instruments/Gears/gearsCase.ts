import { gearRatiosFromText } from '@site/src/calculations/gears/gearRatios';
import { type GearRow, gearTable } from '@site/src/calculations/gears/gearTable';
import { roadDynoEntryError } from '@site/src/calculations/gears/roadDynoEntry';
import { engineSpeedRange, finalDriveRange } from '@site/src/calculations/gears/speedInGear';
import { speedometerErrorPercent } from '@site/src/calculations/gears/speedometerError';
import { tyreSizeFromText } from '@site/src/calculations/gears/tyreSize';
import {
  circumferenceOfSize,
  kilometresPerMile,
  turnsPerMile,
  tyreDiameterInches,
} from '@site/src/calculations/gears/tyreTurns';
import { type Drivetrain, drivetrains } from '@site/src/data/drivetrains';
import { type Reading, reading, readNumber } from '../kit/reading';
import { own } from './gearsStore';

/** What stands in the fields. */
export type GearsValues = Readonly<
  Record<'car' | 'ratios' | 'final' | 'other' | 'tyre' | 'counted' | 'shift' | 'unit', string>
>;

/** One set of gears at the reader's engine speed. */
export interface GearSetResult {
  readonly name: string;
  readonly rows: readonly GearRow[];
}

export interface GearsResult {
  readonly car: GearSetResult;
  readonly other: GearSetResult | undefined;
  readonly shiftRpm: number;
  /** Turns of the fitted tyre in a mile. */
  readonly turnsPerMile: number;
  /** What the speedometer shows too much, %. */
  readonly speedometerPercent: number;
  /** What a road dyno shows too much if it is told the other tyre, %. */
  readonly roadDynoPercent: number;
  readonly unit: 'km/h' | 'mph';
}

export const drivetrainName = ({ generation, market, engine, gearbox }: Drivetrain): string =>
  `${generation} ${market} ${engine} ${gearbox}`;

/** Speeds are computed in km/h. */
export const inUnit = (kmh: number, unit: string): number =>
  unit === 'mph' ? kmh / kilometresPerMile : kmh;

/** The readings of the fields, each with its message if it cannot be used. */
export const readGears = (values: GearsValues) => ({
  ratios: reading(() => (values.car === own ? gearRatiosFromText(values.ratios) : [])),
  final: values.car === own ? readNumber(values.final, finalDriveRange) : { value: 1 },
  tyre: reading(() => tyreSizeFromText(values.tyre)),
  counted: reading(() => tyreSizeFromText(values.counted)),
  shift: readNumber(values.shift, { ...engineSpeedRange, least: 1000 }),
});

const drivetrain = (id: string): Drivetrain | undefined => drivetrains.find((one) => one.id === id);

/** The whole result, or the message of what cannot be used. */
export function gearsResult(values: GearsValues): Reading<GearsResult> {
  const { ratios, final, tyre, counted, shift } = readGears(values);
  const faulty = [ratios, final, tyre, counted, shift].find(({ fault }) => fault !== undefined);
  if (faulty?.fault !== undefined || !tyre.value || !counted.value)
    return { fault: faulty?.fault ?? '' };
  const shiftRpm = shift.value ?? NaN;
  const fitted = tyre.value;
  const circumferenceMetres = circumferenceOfSize(fitted);
  const known = drivetrain(values.car);
  const set = known ?? { ratios: ratios.value ?? [], finalDrive: final.value ?? NaN };
  const against = drivetrain(values.other);
  const tableOf = ({ ratios: gears, finalDrive: axle }: typeof set) =>
    gearTable({ ratios: gears, finalDrive: axle, circumferenceMetres }, shiftRpm);
  const dyno = (size: typeof fitted) => ({
    weight: 1200,
    gearRatio: 1,
    finalDrive: set.finalDrive,
    tyreDiameter: tyreDiameterInches(size),
  });
  return reading(() => ({
    car: { name: known ? drivetrainName(known) : 'Your own gears', rows: tableOf(set) },
    other: against && { name: drivetrainName(against), rows: tableOf(against) },
    shiftRpm,
    turnsPerMile: turnsPerMile(circumferenceMetres),
    speedometerPercent: speedometerErrorPercent(
      circumferenceOfSize(counted.value),
      circumferenceMetres,
    ),
    roadDynoPercent: roadDynoEntryError(dyno(counted.value), dyno(fitted)),
    unit: values.unit === 'mph' ? 'mph' : 'km/h',
  }));
}
