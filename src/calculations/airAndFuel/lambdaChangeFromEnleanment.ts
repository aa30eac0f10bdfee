import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';

/** Fuel that power enleanment takes away; the stock tables hold 0 to 21 %. */
export const enleanmentRange: Quantity = { name: 'the enleanment', unit: '%', least: 0, most: 50 };

/**
 * The change of lambda that the editor shows for a cell of the enleanment table.
 *
 * @param enleanmentPercent stored percentage, 0 to 50 %
 * @returns Δλ = 1 − 100 / (100 + e), 0 to 0.333
 */
export const lambdaChangeFromEnleanment = (enleanmentPercent: number): number =>
  1 - 100 / (100 + requireInRange(enleanmentRange, enleanmentPercent));

const lambdaChangeRange: Quantity = {
  name: 'the change of lambda',
  unit: '',
  least: 0,
  most: 0.99,
};

/** The stored percentage behind the change of lambda that the editor shows, 0 to 0.99. */
export const enleanmentFromLambdaChange = (lambdaChange: number): number => {
  const change = requireInRange(lambdaChangeRange, lambdaChange);
  return (100 * change) / (1 - change);
};
