import { enrichmentFromLambda, lambdaRange } from './lambdaFromEnrichment';
import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';
import { petrolRatio } from './stoichiometricRatio';

/** The four ways in which one mixture is written. */
export interface Mixture {
  /** Air over the air that burns the fuel completely; less than 1 is rich. */
  readonly lambda: number;
  /** Mass of air for one of fuel. */
  readonly airFuelRatio: number;
  /** Fuel over the fuel that the air can burn: the inverse of lambda; more than 1 is rich. */
  readonly equivalenceRatio: number;
  /** Fuel over the stoichiometric amount, %, as the computer stores its targets. */
  readonly enrichmentPercent: number;
}

/** Petrol 14.7, E85 about 9.9, methanol less. */
const stoichiometricRange: Quantity = {
  name: 'the stoichiometric ratio of the fuel',
  unit: '',
  least: 6,
  most: 18,
};

const airFuelRange: Quantity = { name: 'the air-fuel ratio', unit: '', least: 3, most: 36 };

export const equivalenceRange: Quantity = {
  name: 'the equivalence ratio',
  unit: '',
  least: 0.5,
  most: 2,
};

/**
 * A mixture in all four forms.
 *
 * @param lambda 0.5 to 2
 * @param stoichiometricRatio of the fuel, 6 to 18; 14.7 for petrol
 */
export const mixtureFromLambda = (lambda: number, stoichiometricRatio = petrolRatio): Mixture => ({
  lambda,
  airFuelRatio:
    requireInRange(lambdaRange, lambda) * requireInRange(stoichiometricRange, stoichiometricRatio),
  equivalenceRatio: 1 / lambda,
  enrichmentPercent: enrichmentFromLambda(lambda),
});

/** @returns AFR over the stoichiometric ratio; lambda 0.5 to 2 */
export const lambdaFromAirFuelRatio = (
  airFuelRatio: number,
  stoichiometricRatio = petrolRatio,
): number =>
  requireInRange(
    lambdaRange,
    requireInRange(airFuelRange, airFuelRatio) /
      requireInRange(stoichiometricRange, stoichiometricRatio),
  );

/** @returns 1 / φ */
export const lambdaFromEquivalenceRatio = (equivalenceRatio: number): number =>
  1 / requireInRange(equivalenceRange, equivalenceRatio);
