import { placeRanges } from '@site/src/calculations/sparkTrace/sparkFromStock';
import { raiseRange } from '@site/src/calculations/sparkTrace/raisedTarget';
import {
  additiveRanges,
  conditionalRanges,
  termRanges,
} from '@site/src/calculations/sparkTrace/SparkTraceTerms';
import type { Quantity } from '@site/src/calculations/limits/OutOfRangeError';
import { type Reading, readNumber } from '../kit/reading';
import type { Values } from '../kit/fields';
import type { sparkFields } from './sparkStore';

/** What stands in the fields. */
export type SparkValues = Values<typeof sparkFields>;

/** Numbers of the place on the maps. */
const place = {
  rpm: placeRanges.engineSpeedRpm,
  load: placeRanges.load,
  coolant: placeRanges.coolantC,
  air: placeRanges.intakeAirC,
} as const;

/** Terms that the reader gives instead of the maps. */
const own = {
  target: termRanges.targetDegrees,
  heat: termRanges.heatRetardDegrees,
  factor: termRanges.heatMultiplier,
  limit: termRanges.limitDegrees,
  idleLimit: termRanges.idleLimitDegrees,
  camAdd: termRanges.camAdditionDegrees,
} as const;

/** Terms that no stock map gives. */
const always = {
  knock: additiveRanges.knock,
  raise: raiseRange,
  decel: additiveRanges.decelTransition,
  cut: additiveRanges.fuelCutTransition,
  gear: additiveRanges.gearToIdleTransition,
  hot: additiveRanges.highSpeedAndCoolant,
  fault: additiveRanges.throttleSensorFault,
  stop: conditionalRanges.tipInFromStop,
  lug: conditionalRanges.antiLugTipIn,
  first: conditionalRanges.firstGearTipIn,
  stumble: conditionalRanges.stumbleRecovery,
  camMultiplier: termRanges.camAdditionMultiplier,
  power: termRanges.powerAdditionDegrees,
  cold: termRanges.coldAdvanceDegrees,
  egr: termRanges.egrAdvanceDegrees,
} as const;

const quantities = { ...place, ...own, ...always };

/** A field that holds a number. */
export type NumberName = keyof typeof quantities;

export const quantityOf = (name: NumberName): Quantity => quantities[name];

const namesOf = <T extends object>(record: T): readonly (keyof T)[] =>
  Object.keys(record) as (keyof T)[];

/** The numbers that count with maps, or with the reader's own values. */
const countingNames = (from: string): readonly NumberName[] => [
  ...(from === 'own' ? namesOf(own) : namesOf(place)),
  ...namesOf(always),
];

/** The reading of every field that counts, with its message if it cannot be used. */
export const readSpark = (
  values: SparkValues,
): Readonly<Partial<Record<NumberName, Reading<number>>>> =>
  Object.fromEntries(
    countingNames(values.from).map((name) => [name, readNumber(values[name], quantities[name])]),
  );
