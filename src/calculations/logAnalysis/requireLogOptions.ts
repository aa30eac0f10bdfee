import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';
import type { LogAnalysisOptions } from './LogAnalysisOptions';

/** What each number of the options may be. */
export const logOptionRanges = {
  minimumHitWeight: { name: 'the least weight of a row', unit: '', least: 0, most: 1 },
  sharePercent: { name: 'the share of the correction', unit: '%', least: 1, most: 100 },
  resistanceSeconds: { name: 'the resistance', unit: 's', least: 0, most: 60 },
  capPercent: { name: 'the cap', unit: '%', least: 0.5, most: 20 },
  displacementCc: { name: 'the displacement', unit: 'cc', least: 1000, most: 4000 },
  lambdaDelaySeconds: { name: 'the delay of lambda', unit: 's', least: 0, most: 3 },
} as const satisfies Record<string, Quantity>;

/** @throws OutOfRangeError naming the option */
export const requireLogOptions = (options: LogAnalysisOptions): void => {
  requireInRange(logOptionRanges.minimumHitWeight, options.minimumHitWeight);
  requireInRange(logOptionRanges.sharePercent, options.sharePercent);
  requireInRange(logOptionRanges.resistanceSeconds, options.resistanceSeconds);
  if (options.capPercent !== null) requireInRange(logOptionRanges.capPercent, options.capPercent);
  if (options.displacementCc !== null)
    requireInRange(logOptionRanges.displacementCc, options.displacementCc);
  if (options.lambdaDelaySeconds !== null)
    requireInRange(logOptionRanges.lambdaDelaySeconds, options.lambdaDelaySeconds);
};
