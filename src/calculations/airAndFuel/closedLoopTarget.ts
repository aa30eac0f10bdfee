import { lambdaRange } from './lambdaFromEnrichment';
import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';

const trim = (name: string): Quantity => ({ name, unit: '%', least: -50, most: 50 });

export interface ClosedLoopTarget {
  /** Table value, lambda, 0.5 to 2. */
  readonly targetLambda: number;
  /** Sum of the trims that the rear oxygen sensor makes, −50 to 50 %. */
  readonly rearTrimPercent: number;
  /** Trim while the catalyst warms up, −50 to 50 %. */
  readonly warmUpTrimPercent: number;
}

const change = (percent: number): number => 100 / (percent + 100) - 1;

/**
 * Mixture that closed loop aims at. The source calls it EQ ratio and means lambda.
 *
 * @returns λ + (100 / (Tr + 100) − 1) + (100 / (Tw / 2 + 100) − 1); source: the earlier guide
 */
export const desiredLambda = (target: ClosedLoopTarget): number =>
  requireInRange(lambdaRange, target.targetLambda) +
  change(requireInRange(trim('the rear trim'), target.rearTrimPercent)) +
  change(requireInRange(trim('the warm-up trim'), target.warmUpTrimPercent) / 2);

const correctionRange: Quantity = { name: 'the correction', unit: '', least: -0.25, most: 0.25 };

/**
 * Percentage that the short-term trim aims at.
 *
 * Short-term trim and monitor must be shares, 0.02 and not 2, or the sum mixes units; the source does
 * not say so.
 *
 * @param desired lambda of closed loop, 0.5 to 2
 * @param corrections short-term trim and monitor as shares, −0.25 to 0.25 in sum
 * @param transitionPercent compensation of the change to closed loop, −50 to 50 %
 */
export const shortTermTargetPercent = (
  desired: number,
  corrections = 0,
  transitionPercent = 0,
): number =>
  100 / (requireInRange(lambdaRange, desired) + requireInRange(correctionRange, corrections)) -
  100 +
  requireInRange(trim('the transition compensation'), transitionPercent);
