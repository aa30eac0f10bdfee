import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';

/** Mass of air for one of petrol at lambda 1, as the formulas of this guide use it. */
export const petrolRatio = 14.7;

/** Petrol without ethanol, and ethanol, in the blend formula of one maker of flex-fuel parts. */
const pureRatios = { petrol: 14.64, ethanol: 9.01 };

/** The fuel that the base pulse of the flex tables is tuned on, E10. */
const ratioOfE10 = 14.08;

export const ethanolRange: Quantity = {
  name: 'the ethanol content',
  unit: '%',
  least: 0,
  most: 100,
};

/**
 * Mass of air for one of fuel at lambda 1, for a blend of petrol and ethanol.
 *
 * One source; it mixes the two ratios in proportion, and does not say whether by volume or by mass.
 *
 * @param ethanolPercent 0 to 100 %; fuel sold as E85 holds about 50 to 85 %
 * @returns 9.01 · e + 14.64 · (1 − e): E10 about 14.1, E85 about 9.9
 */
export const stoichiometricRatioOfBlend = (ethanolPercent: number): number => {
  const ethanol = requireInRange(ethanolRange, ethanolPercent) / 100;
  return pureRatios.ethanol * ethanol + pureRatios.petrol * (1 - ethanol);
};

/** Fuel that a blend needs for the same lambda, against E10: E50 1.19, E85 1.43, E100 1.56. */
export const fuelAgainstE10 = (ethanolPercent: number): number =>
  ratioOfE10 / stoichiometricRatioOfBlend(ethanolPercent);
