import type { Defaults } from '../kit/instrumentStore';
import { type MyCar, myCarStore } from './myCarStore';

/**
 * Lets the fields of an instrument start from the reader's car.
 *
 * @param texts what follows from a car, by the names of the fields
 */
export const followCar = (
  texts: (car: MyCar) => Readonly<Partial<Record<string, string>>>,
): Defaults => ({
  subscribe: myCarStore.subscribe,
  read: () => texts(myCarStore.car()),
});
