import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';
import { type RoadDynoCar, roadDynoError } from './roadDynoError';
import { requireGearing } from './speedInGear';
import { circumferenceFromInches } from './tyreTurns';

/** Wide enough for kilograms and pounds. */
const weightRange: Quantity = {
  name: 'the weight of car and people',
  unit: '',
  least: 300,
  most: 10_000,
};

const requireCar = (car: RoadDynoCar): RoadDynoCar => {
  requireInRange(weightRange, car.weight);
  requireGearing({ ...car, circumferenceMetres: circumferenceFromInches(car.tyreDiameter) });
  return car;
};

/**
 * How much the result of a road dyno is wrong because of what it was told, drag left aside.
 *
 * @param entered with the diameter of the tyre in inches, and the weight in the unit of the car's
 * @returns %; above 0 it shows too much
 */
export const roadDynoEntryError = (entered: RoadDynoCar, car: RoadDynoCar): number =>
  roadDynoError(requireCar(car), requireCar(entered));
