import { evaluateTokens } from './evaluateFormula';
import type { Token } from './formula';

/** Highest voltage of an analogue input, as it arrives. */
const fullScaleMillivolts = 5000;

/** No sensor of a car is believed to span more; a choice of this guide. */
const mostBelieved = 2500;

/**
 * What the formula of an analogue input gives at 5 V, if it takes the millivolts for volts.
 *
 * @returns null for a formula that does not, and for none: the column then shows millivolts
 */
export const takesForVolts = (tokens: readonly Token[]): number | null => {
  const [low, full] = [0, fullScaleMillivolts].map((raw) => evaluateTokens(tokens, { raw }));
  if (tokens.length < 2 || !low?.ok || !full?.ok) return null;
  return Math.abs(full.value - low.value) > mostBelieved ? full.value : null;
};
