import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';

const vacuumRange: Quantity = { name: 'the manifold vacuum', unit: 'kPa', least: 1, most: 103 };
const factorRange: Quantity = {
  name: 'the factor of Injector Scaling',
  unit: '',
  least: 0.5,
  most: 0.9999,
};

/**
 * Rail pressure that one point of `Injector Scaling` implies, without a vacuum reference.
 *
 * @param vacuumKpa below the atmosphere, 1 to 103 kPa
 * @param factor of the table, 0.5 to 0.9999
 * @returns k² · v / (1 − k²), kPa above the atmosphere; the stock points average 392.5 kPa
 */
export const railPressureKpa = (vacuumKpa: number, factor: number): number => {
  const squared = requireInRange(factorRange, factor) ** 2;
  return (squared * requireInRange(vacuumRange, vacuumKpa)) / (1 - squared);
};

const railRange: Quantity = { name: 'the rail pressure', unit: 'kPa', least: 50, most: 2000 };
const anyVacuumRange: Quantity = { ...vacuumRange, least: -300 };

/** The factor that belongs to a rail pressure; boost is vacuum below 0. */
export const injectorScalingFactor = (railKpa: number, vacuumKpa: number): number => {
  const rail = requireInRange(railRange, railKpa);
  const across = rail + requireInRange(anyVacuumRange, vacuumKpa);
  return Math.sqrt(
    rail / requireInRange({ ...railRange, name: 'rail and vacuum', least: 1, most: 3000 }, across),
  );
};
