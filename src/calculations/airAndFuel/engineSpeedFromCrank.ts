import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';

const countRange: Quantity = {
  name: 'the difference of the crank counter',
  unit: '',
  least: 12_000,
  most: 1_200_000,
};

/**
 * Engine speed from the crank counter.
 *
 * The source gives no unit of the counter; it fits microseconds for two turns, or halves of a
 * microsecond for one.
 *
 * @param counterDifference 12 000 to 1 200 000
 * @returns 120 000 000 / difference, rpm; source: the earlier guide
 */
export const engineSpeedFromCrank = (counterDifference: number): number =>
  120_000_000 / requireInRange(countRange, counterDifference);
