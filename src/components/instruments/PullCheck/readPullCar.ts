import { gearRatiosFromText } from '@site/src/calculations/gears/gearRatios';
import { tyreSizeFromText } from '@site/src/calculations/gears/tyreSize';
import { circumferenceOfSize } from '@site/src/calculations/gears/tyreTurns';
import type { Quantity } from '@site/src/calculations/limits/OutOfRangeError';
import { requireInRange } from '@site/src/calculations/limits/requireInRange';
import { pullCarRanges, uncertaintyOf } from '@site/src/calculations/pullCheck/PullCar';
import { drivetrains } from '@site/src/data/drivetrains';
import type { Values } from '../kit/fields';
import { reading, type Reading, readNumber } from '../kit/reading';
import { ownRatios, type pullFields } from './pullStore';

/** What stands in the fields. */
export type PullValues = Values<typeof pullFields>;

const { mass, dragCoefficient, frontalArea, airDensity, slope, finalDrive, gearRatio } =
  pullCarRanges;

/** The numbers of car, air and road. */
export const pullQuantities = {
  mass,
  massOff: uncertaintyOf(mass),
  drag: dragCoefficient,
  dragOff: uncertaintyOf(dragCoefficient),
  area: frontalArea,
  areaOff: uncertaintyOf(frontalArea),
  air: airDensity,
  airOff: uncertaintyOf(airDensity),
  tyreOff: { name: 'the uncertainty of the tyre', unit: '%', least: 0, most: 20 },
  slope,
} as const satisfies Record<string, Quantity>;

export type PullNumber = keyof typeof pullQuantities;

const ownRatiosIn = (text: string): readonly number[] => {
  const ratios = gearRatiosFromText(text);
  for (const ratio of ratios) requireInRange(gearRatio, ratio);
  return ratios;
};

/** The readings of the fields, each with its message if it cannot be used. */
export const readPullCar = (values: PullValues) => {
  const own = values.car === ownRatios;
  const known = drivetrains.find(({ id }) => id === values.car);
  const numbers = Object.fromEntries(
    (Object.keys(pullQuantities) as PullNumber[]).map((name) => [
      name,
      readNumber(values[name], pullQuantities[name]),
    ]),
  ) as Readonly<Record<PullNumber, Reading<number>>>;
  return {
    ratios: reading(() => (own ? ownRatiosIn(values.ratios) : (known?.ratios ?? []))),
    final: own ? readNumber(values.final, finalDrive) : { value: known?.finalDrive ?? Number.NaN },
    tyre: reading(() => circumferenceOfSize(tyreSizeFromText(values.tyre))),
    ...numbers,
  };
};
