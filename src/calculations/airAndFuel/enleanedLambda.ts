import { enleanmentRange } from './lambdaChangeFromEnleanment';
import { enrichmentRange, lambdaFromEnrichment } from './lambdaFromEnrichment';
import { requireInRange } from '../limits/requireInRange';

/** A fuel target and the enleanment that acts on it. */
export interface Enleaned {
  /** Enrichment of the open-loop target, −50 to 100 %. */
  readonly targetEnrichmentPercent: number;
  /** Stored cell of the enleanment table, 0 to 50 %. */
  readonly enleanmentPercent: number;
}

/**
 * Lambda with enleanment on: the computer subtracts percentages, as two readers found in its program.
 *
 * @returns λ = 100 / (100 + E − e)
 * @throws OutOfRangeError for a percentage that the tables cannot hold
 */
export const enleanedLambda = ({
  targetEnrichmentPercent,
  enleanmentPercent,
}: Enleaned): number => {
  const target = requireInRange(enrichmentRange, targetEnrichmentPercent);
  return lambdaFromEnrichment(target - requireInRange(enleanmentRange, enleanmentPercent));
};
