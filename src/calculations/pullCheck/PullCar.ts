import { finalDriveRange, gearRatioRange } from '../gears/roadSpeed';
import { circumferenceRange } from '../gears/tyreTurns';
import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';

/** A number that the reader knows only so far. */
export interface Uncertain {
  readonly value: number;
  /** Half the width of what it may be, in the same unit; 0 for exactly known. */
  readonly plusMinus: number;
}

/** What the estimate of power needs to know of the car and of the road. */
export interface PullCar {
  /** Car, fuel and everybody on board, kg. */
  readonly mass: Uncertain;
  readonly dragCoefficient: Uncertain;
  /** Square metres. */
  readonly frontalArea: Uncertain;
  /** Circumference of the tyre, m. */
  readonly circumference: Uncertain;
  /** Of the gear of the pull. A wrong one is an error, not an uncertainty. */
  readonly gearRatio: number;
  readonly finalDrive: number;
  /** kg/m³, about 1.2 */
  readonly airDensity: Uncertain;
  /** A slope that may have been there, in percent; 0.5 for a road that looks level. */
  readonly slopePlusMinusPercent: number;
}

/** What each number of the car and the road may be. */
export const pullCarRanges = {
  mass: { name: 'the mass', unit: 'kg', least: 500, most: 3000 },
  dragCoefficient: { name: 'the drag coefficient', unit: '', least: 0, most: 1.5 },
  frontalArea: { name: 'the frontal area', unit: 'm²', least: 0, most: 5 },
  circumference: circumferenceRange,
  gearRatio: gearRatioRange,
  finalDrive: finalDriveRange,
  airDensity: { name: 'the air density', unit: 'kg/m³', least: 0.5, most: 2 },
  slope: { name: 'the slope', unit: '%', least: 0, most: 10 },
} as const satisfies Record<string, Quantity>;

/** What the uncertainty of a quantity may be. */
export const uncertaintyOf = (quantity: Quantity): Quantity => ({
  ...quantity,
  name: `the uncertainty of ${quantity.name.replace(/^the /, '')}`,
  least: 0,
});

const requireUncertain = (quantity: Quantity, { value, plusMinus }: Uncertain): void => {
  requireInRange(quantity, value);
  requireInRange(uncertaintyOf(quantity), plusMinus);
};

/** @throws OutOfRangeError naming the first number that cannot be */
export const requirePullCar = (car: PullCar): void => {
  requireUncertain(pullCarRanges.mass, car.mass);
  requireUncertain(pullCarRanges.dragCoefficient, car.dragCoefficient);
  requireUncertain(pullCarRanges.frontalArea, car.frontalArea);
  requireUncertain(pullCarRanges.circumference, car.circumference);
  requireInRange(pullCarRanges.gearRatio, car.gearRatio);
  requireInRange(pullCarRanges.finalDrive, car.finalDrive);
  requireUncertain(pullCarRanges.airDensity, car.airDensity);
  requireInRange(pullCarRanges.slope, car.slopePlusMinusPercent);
};
