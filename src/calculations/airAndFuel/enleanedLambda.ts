import { enleanmentRange, lambdaChangeFromEnleanment } from './lambdaChangeFromEnleanment';
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
 * Lambda if the percentages subtract (model A).
 *
 * Which model the computer uses is not known. This one turns the stock maps into a nearly flat
 * lambda, which looks like their purpose.
 *
 * @returns λ = 100 / (100 + E − e)
 */
export const enleanedLambdaA = ({
  targetEnrichmentPercent,
  enleanmentPercent,
}: Enleaned): number => {
  const target = requireInRange(enrichmentRange, targetEnrichmentPercent);
  return lambdaFromEnrichment(target - requireInRange(enleanmentRange, enleanmentPercent));
};

/**
 * Lambda if the shown values add (model B).
 *
 * @returns λ = 100 / (100 + E) + Δλ
 */
export const enleanedLambdaB = ({ targetEnrichmentPercent, enleanmentPercent }: Enleaned): number =>
  lambdaFromEnrichment(targetEnrichmentPercent) + lambdaChangeFromEnleanment(enleanmentPercent);
