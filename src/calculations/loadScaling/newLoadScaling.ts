import { lambdaRange } from '../airAndFuel/lambdaFromEnrichment';
import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';

/** One cell of `Load Scaling`; stock cells hold 0.776 to 1.249. */
export const loadScalingRange: Quantity = {
  name: 'the old cell of Load Scaling',
  unit: '',
  least: 0.3,
  most: 3,
};

/** Short-term plus long-term trim; the long-term one is clamped at ±20 %. */
export const combinedTrimRange: Quantity = {
  name: 'the combined fuel trim',
  unit: '%',
  least: -50,
  most: 50,
};

/** Long-term trim alone; the computer clamps it at ±20 %, and the log rounds to 0.78 %. */
export const longTermTrimRange: Quantity = {
  name: 'the long-term fuel trim',
  unit: '%',
  least: -25,
  most: 25,
};

export interface ClosedLoopCell {
  readonly oldScaling: number;
  /** STFT + LTFT, averaged over the cell, −50 to 50 %. */
  readonly combinedTrimPercent: number;
}

/**
 * New cell of `Load Scaling` where the trims answer (closed loop).
 *
 * A positive trim means that the computer had to add fuel, so the load was too low.
 *
 * @returns S · (1 + T / 100)
 */
export const newLoadScalingClosedLoop = (cell: ClosedLoopCell): number => {
  const trim = requireInRange(combinedTrimRange, cell.combinedTrimPercent);
  return requireInRange(loadScalingRange, cell.oldScaling) * (1 + trim / 100);
};

export interface OpenLoopCell {
  readonly oldScaling: number;
  /** LTFT that was in use, −25 to 25 %. */
  readonly longTermTrimPercent: number;
  /** 0.5 to 2. */
  readonly measuredLambda: number;
  /** 0.5 to 2. */
  readonly commandedLambda: number;
}

/**
 * New cell of `Load Scaling` where the trims do not answer (open loop).
 *
 * Derived for this guide; no other source gives it.
 *
 * @returns S · (1 + LTFT / 100) · λ measured / λ commanded
 */
export const newLoadScalingOpenLoop = (cell: OpenLoopCell): number => {
  const trim = requireInRange(longTermTrimRange, cell.longTermTrimPercent);
  const measured = requireInRange({ ...lambdaRange, name: 'measured lambda' }, cell.measuredLambda);
  const commanded = requireInRange(
    { ...lambdaRange, name: 'commanded lambda' },
    cell.commandedLambda,
  );
  const scaling = requireInRange(loadScalingRange, cell.oldScaling);
  return scaling * (1 + trim / 100) * (measured / commanded);
};
