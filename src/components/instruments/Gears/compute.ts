import { type GearRow, gearTable } from '@site/src/calculations/gears/gearTable';
import { roadDynoEntryError } from '@site/src/calculations/gears/roadDynoEntry';
import { speedometerErrorPercent } from '@site/src/calculations/gears/speedometerError';
import type { TyreSize } from '@site/src/calculations/gears/tyreSize';
import {
  circumferenceOfSize,
  kilometresPerMile,
  turnsPerMile,
  tyreDiameterInches,
} from '@site/src/calculations/gears/tyreTurns';
import { type Drivetrain, drivetrains } from '@site/src/data/drivetrains';
import type { InstrumentResult } from '../kit/evaluate';

/** The choice that stands for ratios of the reader's own. */
export const own = 'own';

/** What the fields hold. */
export interface GearsValues {
  readonly car: string;
  /** Of the reader's own gearbox, from first gear up. */
  readonly ratios: readonly number[] | undefined;
  readonly final: number | undefined;
  readonly other: string;
  readonly tyre: TyreSize;
  /** The tyre that the computer counts with. */
  readonly counted: TyreSize;
  readonly shift: number;
  readonly unit: 'km/h' | 'mph';
}

/** One set of gears at the reader's engine speed. */
export interface GearSetResult {
  readonly name: string;
  readonly rows: readonly GearRow[];
}

export interface GearsResult extends InstrumentResult {
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

const drivetrain = (id: string): Drivetrain | undefined => drivetrains.find((one) => one.id === id);

/** Both sets of gears, and what the tyres change. */
export function compute(values: GearsValues): GearsResult {
  const { shift: shiftRpm, tyre, counted, unit } = values;
  const circumferenceMetres = circumferenceOfSize(tyre);
  const known = drivetrain(values.car);
  const set = known ?? { ratios: values.ratios ?? [], finalDrive: values.final ?? NaN };
  const against = drivetrain(values.other);
  const tableOf = ({ ratios: gears, finalDrive: axle }: typeof set) =>
    gearTable({ ratios: gears, finalDrive: axle, circumferenceMetres }, shiftRpm);
  const dyno = (size: TyreSize) => ({
    weight: 1200,
    gearRatio: 1,
    finalDrive: set.finalDrive,
    tyreDiameter: tyreDiameterInches(size),
  });
  return {
    notices: [],
    car: { name: known ? drivetrainName(known) : 'Your own gears', rows: tableOf(set) },
    other: against && { name: drivetrainName(against), rows: tableOf(against) },
    shiftRpm,
    turnsPerMile: turnsPerMile(circumferenceMetres),
    speedometerPercent: speedometerErrorPercent(circumferenceOfSize(counted), circumferenceMetres),
    roadDynoPercent: roadDynoEntryError(dyno(counted), dyno(tyre)),
    unit,
  };
}
