import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';

const trim = (name: string): Quantity => ({ name, unit: '%', least: -50, most: 50 });

export interface FuelTrims {
  /** −50 to 50 %. */
  readonly shortTermPercent: number;
  /** −50 to 50 %. */
  readonly longTermPercent: number;
}

/** Both trims together as logs and sample files do it: their sum, %. */
export const combinedTrimPercent = ({ shortTermPercent, longTermPercent }: FuelTrims): number =>
  requireInRange(trim('the short-term fuel trim'), shortTermPercent) +
  requireInRange(trim('the long-term fuel trim'), longTermPercent);

/** The same exactly: the two factors multiplied, %. */
export const exactCombinedTrimPercent = (trims: FuelTrims): number =>
  combinedTrimPercent(trims) + (trims.shortTermPercent * trims.longTermPercent) / 100;
