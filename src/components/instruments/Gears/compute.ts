import { type GearRow, gearTable } from '@site/src/calculations/gears/gearTable';
import { roadDynoError } from '@site/src/calculations/gears/roadDynoError';
import { engineSpeedInGear, roadSpeedKmh } from '@site/src/calculations/gears/roadSpeed';
import { speedometerErrorPercent } from '@site/src/calculations/gears/speedometerError';
import type { TyreSize } from '@site/src/calculations/gears/tyreSize';
import {
  circumferenceOfSize,
  kilometresPerMile,
  turnsPerMile,
  tyreDiameterInches,
} from '@site/src/calculations/gears/tyreTurns';
import { notice, type Notice } from '@site/src/calculations/limits/notice';
import { partedThousands } from '@site/src/calculations/text/partedThousands';
import type { Drivetrain } from '@site/src/data/drivetrains';
import type { InstrumentResult } from '../kit/evaluate';
import type { MyCar } from '../MyCar/car';
import { drivetrainName, drivetrainNamed } from '../MyCar/drivetrainOfCar';
import { gearsNotices } from '../MyCar/gearsNotices';
import { type StockCut, stockCutOf, stockCutOfOwn } from './stockCut';

/** The choice that stands for reverse. */
export const reverseGear = 'R';

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
  /** `1` to `6`, or reverse. */
  readonly gear: string;
  /** Road speed to be turned into engine speed, km/h. */
  readonly speed: number;
  readonly unit: 'km/h' | 'mph';
}

/** The reverse gear of a set, which no file stores. */
interface ReverseRow {
  readonly ratio: number;
  readonly speedAtLimitKmh: number;
}

/** One set of gears at the reader's engine speed. */
export interface GearSetResult {
  readonly name: string;
  readonly finalDrive: number;
  readonly rows: readonly GearRow[];
  /** Undefined for gears of the reader's own. */
  readonly reverse: ReverseRow | undefined;
  /** In the gear asked for, at the speed asked for; undefined if the set has no such gear. */
  readonly rpmAtSpeed: number | undefined;
  /** Of the stock file; undefined for gears of the reader's own. */
  readonly stock: Pick<Drivetrain, 'fuelCutRpm' | 'throttleCutRpm' | 'speedLimitKmh'> | undefined;
}

export interface GearsResult extends InstrumentResult {
  readonly car: GearSetResult;
  readonly other: GearSetResult | undefined;
  readonly shiftRpm: number;
  readonly gear: string;
  readonly speedKmh: number;
  /** Turns of the fitted tyre in a mile. */
  readonly turnsPerMile: number;
  /** What the speedometer shows too much, %. */
  readonly speedometerPercent: number;
  /** What a road dyno shows too much if it is told the other tyre, %. */
  readonly roadDynoPercent: number;
  readonly unit: 'km/h' | 'mph';
}

/** Speeds are computed in km/h. */
export const inUnit = (kmh: number, unit: string): number =>
  unit === 'mph' ? kmh / kilometresPerMile : kmh;

type Gears = Pick<Drivetrain, 'ratios' | 'finalDrive'> & Partial<Drivetrain>;

function setResult(name: string, set: Gears, values: GearsValues): GearSetResult {
  const { ratios, finalDrive, reverse, fuelCutRpm, throttleCutRpm, speedLimitKmh } = set;
  const { gear, shift } = values;
  const circumferenceMetres = circumferenceOfSize(values.tyre);
  const gearing = (gearRatio: number) => ({ gearRatio, finalDrive, circumferenceMetres });
  const asked = gear === reverseGear ? reverse : ratios[Number(gear) - 1];
  return {
    name,
    finalDrive,
    rows: gearTable({ ratios, finalDrive, circumferenceMetres }, shift),
    reverse:
      reverse === undefined
        ? undefined
        : { ratio: reverse, speedAtLimitKmh: roadSpeedKmh(gearing(reverse), shift) },
    rpmAtSpeed: asked === undefined ? undefined : engineSpeedInGear(gearing(asked), values.speed),
    stock:
      fuelCutRpm === undefined || throttleCutRpm === undefined || speedLimitKmh === undefined
        ? undefined
        : { fuelCutRpm, throttleCutRpm, speedLimitKmh },
  };
}

/** Gears that no file confirms, and a final drive that sources dispute. */
function sourceNotices(set: Drivetrain): readonly Notice[] {
  const car = drivetrainName(set);
  return [
    ...(set.sure === 'confirmed' ? [] : [notice('gearsOfOneSource', { car })]),
    ...(set.engine === '1.8' && set.generation === 'NC1' ? [notice('gearsDisputed', { car })] : []),
  ];
}

/** Engine speeds above the stock cut: the sum can be made, the engine does not get there. */
function cutNotices(
  { rpmAtSpeed }: GearSetResult,
  { car, what: limit, rpm: cut }: StockCut,
  shiftRpm: number,
): readonly Notice[] {
  const above = (what: string, rpm: number | undefined) =>
    rpm !== undefined && rpm > cut
      ? [
          notice('gearsAboveStockCut', {
            what: `${what}, ${partedThousands(Math.round(rpm))} rpm,`,
            limit,
            car,
            cut: partedThousands(cut),
          }),
        ]
      : [];
  return [...above('The shift', shiftRpm), ...above('That speed in that gear', rpmAtSpeed)];
}

/** Both sets of gears, what the tyres change, and the engine speed at a road speed. */
export function compute(
  values: GearsValues,
  { resources: myCar }: { readonly resources: MyCar },
): GearsResult {
  const { shift: shiftRpm, tyre, counted, unit, gear, speed: speedKmh } = values;
  const circumferenceMetres = circumferenceOfSize(tyre);
  const known = drivetrainNamed(values.car);
  const set = known ?? { ratios: values.ratios ?? [], finalDrive: values.final ?? NaN };
  const against = drivetrainNamed(values.other);
  const car = setResult(known ? drivetrainName(known) : 'Your own gears', set, values);
  const other = against && setResult(drivetrainName(against), against, values);
  const dyno = (size: TyreSize) => ({
    weight: 1200,
    gearRatio: 1,
    finalDrive: set.finalDrive,
    tyreDiameter: tyreDiameterInches(size),
  });
  return {
    notices: [
      ...gearsNotices(myCar, values.car),
      ...[known, against].flatMap((set, place) =>
        set && (place === 0 || set !== known) ? sourceNotices(set) : [],
      ),
      ...cutNotices(car, known ? stockCutOf(known) : stockCutOfOwn(myCar), shiftRpm),
      ...(other && other.name !== car.name ? cutNotices(other, stockCutOf(against), shiftRpm) : []),
    ],
    car,
    other,
    shiftRpm,
    gear,
    speedKmh,
    turnsPerMile: turnsPerMile(circumferenceMetres),
    speedometerPercent: speedometerErrorPercent(circumferenceOfSize(counted), circumferenceMetres),
    roadDynoPercent: roadDynoError(dyno(tyre), dyno(counted)),
    unit,
  };
}
