import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';

/** How the cells that the log did not correct follow those that it did. */
export interface Smoothing {
  /** The most by which a trusted cell may leave its own correction, 0 to 5 points. */
  readonly trustedLimitPoints: number;
  /** How many cells beyond a trusted one are filled by interpolation, 0 to 3; 0 fills none. */
  readonly fillReach: number;
}

export interface WorksheetOptions {
  /** Hits that a cell needs to be trusted, where hit counts are given; 0 to 1 000 000. */
  readonly minimumHits: number;
  /** Share of the computed correction that is applied, 1 to 100 %. */
  readonly sharePercent: number;
  /** The most by which one round changes a cell, 0.5 to 20 %; null for no cap. */
  readonly capPercent: number | null;
  /** Leaves cells with a mark alone. */
  readonly skipMarked: boolean;
  readonly smoothing: Smoothing | null;
}

/**
 * What the worksheet starts with.
 *
 * The whole correction is the formula of the guide. Ten percent is where a block of corrections asks
 * for its cause first, so no more is applied at once unless asked for. A marked cell is skipped, the old
 * guide's advice. Twenty hits are this guide's own choice: about one second at 20 rows per second.
 */
export const usualOptions: WorksheetOptions = {
  minimumHits: 20,
  sharePercent: 100,
  capPercent: 10,
  skipMarked: true,
  smoothing: null,
};

/** What each option may be. */
export const optionRanges = {
  minimumHits: { name: 'the minimum of hits', unit: '', least: 0, most: 1_000_000, whole: true },
  sharePercent: { name: 'the share of the correction', unit: '%', least: 1, most: 100 },
  capPercent: { name: 'the cap', unit: '%', least: 0.5, most: 20 },
  trustedLimitPoints: { name: 'the limit for trusted cells', unit: 'points', least: 0, most: 5 },
  fillReach: { name: 'the reach of the filling', unit: 'cells', least: 0, most: 3, whole: true },
} as const satisfies Record<string, Quantity>;

/** @throws OutOfRangeError naming the option */
export const requireOptions = (options: WorksheetOptions): void => {
  requireInRange(optionRanges.minimumHits, options.minimumHits);
  requireInRange(optionRanges.sharePercent, options.sharePercent);
  if (options.capPercent !== null) requireInRange(optionRanges.capPercent, options.capPercent);
  if (!options.smoothing) return;
  requireInRange(optionRanges.trustedLimitPoints, options.smoothing.trustedLimitPoints);
  requireInRange(optionRanges.fillReach, options.smoothing.fillReach);
};
