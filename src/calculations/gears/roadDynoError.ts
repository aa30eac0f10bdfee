import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';
import { requireGearing } from './roadSpeed';
import { circumferenceFromInches } from './tyreTurns';

/** What a road dyno is told of the car. */
export interface RoadDynoCar {
  readonly gearRatio: number;
  readonly finalDrive: number;
  /** Inches. */
  readonly tyreDiameter: number;
  /** Car and everybody in it, any unit. */
  readonly weight: number;
}

/** Wide enough for kilograms and pounds. */
const weightRange: Quantity = {
  name: 'the weight of car and people',
  unit: '',
  least: 300,
  most: 10_000,
};

/** Weight by the square of what one turn of the engine reaches on the road. */
const share = (car: RoadDynoCar): number => {
  const { gearRatio, finalDrive, tyreDiameter, weight } = car;
  requireInRange(weightRange, weight);
  requireGearing({ ...car, circumferenceMetres: circumferenceFromInches(tyreDiameter) });
  return weight * (tyreDiameter / (gearRatio * finalDrive)) ** 2;
};

/**
 * How far wrong entries shift the power that a road dyno computes, air drag left aside: power goes with
 * weight, and with the square of tyre by overall ratio.
 *
 * @param entered with the weight in the unit of the car's
 * @returns %, positive where the entry flatters
 * @throws OutOfRangeError for an entry that no car has
 */
export const roadDynoError = (car: RoadDynoCar, entered: RoadDynoCar): number =>
  100 * (share(entered) / share(car) - 1);
