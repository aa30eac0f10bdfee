import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';

/** Mixture: 1 is stoichiometric, less is richer. Wider than any engine runs. */
export const lambdaRange: Quantity = { name: 'lambda', unit: '', least: 0.5, most: 2 };

/** Fuel over the stoichiometric amount; the stock tables hold 0 to 95 %. Equals lambda 2 to 0.5. */
export const enrichmentRange: Quantity = {
  name: 'the enrichment',
  unit: '%',
  least: -50,
  most: 100,
};

/**
 * Lambda from the enrichment that the computer stores.
 *
 * @param enrichmentPercent fuel over the stoichiometric amount, −50 to 100 %
 * @returns lambda, 2 to 0.5
 * @see facts on the stored form of all lambda tables: λ = 100 / (100 + E)
 */
export const lambdaFromEnrichment = (enrichmentPercent: number): number =>
  100 / (100 + requireInRange(enrichmentRange, enrichmentPercent));

/**
 * The enrichment that the computer stores for a lambda.
 *
 * @param lambda 0.5 to 2
 * @returns fuel over the stoichiometric amount, 100 to −50 %
 */
export const enrichmentFromLambda = (lambda: number): number =>
  100 * (1 / requireInRange(lambdaRange, lambda) - 1);
