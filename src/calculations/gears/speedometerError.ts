import { turnsPerMile } from './tyreTurns';

/**
 * How much more the speedometer shows because another tyre is fitted than the one it counts with.
 *
 * It counts turns of the wheel. Whether the tyre code of the patch also moves odometer, logged speed
 * and limiter is not known, and the needle's own error comes on top.
 *
 * @param countedWithM circumference of the tyre that the computer counts with, 1.2 to 3.2 m
 * @param fittedM circumference of the tyre on the car, 1.2 to 3.2 m
 * @returns 100 · (counted / fitted − 1), %; above 0 it shows more than before, below 0 less
 */
export const speedometerErrorPercent = (countedWithM: number, fittedM: number): number =>
  100 * (turnsPerMile(fittedM) / turnsPerMile(countedWithM) - 1);
