import { roundedTowards } from '../loadScaling/roundedTowards';
import type { LogAnalysisOptions } from './LogAnalysisOptions';

/** What became of a cell. */
export interface CorrectedValue {
  readonly value: number;
  readonly isCapped: boolean;
}

/** Decimals of a percentage that are no chance of the sums: 8.999999999999 % is 9 %. */
const sureDecimals = 9;

/** The share of a mean trim that its seconds let through, 0 to 1: W / (W + W₀). */
export const heldBy = (seconds: number, resistanceSeconds: number): number =>
  seconds > 0 ? seconds / (seconds + resistanceSeconds) : 0;

/**
 * A new cell of `Load Scaling`: S · (1 + a · T / 100 · W / (W + W₀)), at most the cap away from the old.
 *
 * A positive trim means that the computer had to add fuel, so the cell is raised. Rounded to four
 * decimals, never beyond the computed value, so that the cap holds.
 *
 * @param meanPercent the mean trim of the cell
 * @param seconds the seconds behind it
 */
export const correctedValue = (
  oldValue: number,
  meanPercent: number,
  seconds: number,
  {
    sharePercent,
    resistanceSeconds,
    capPercent,
  }: Pick<LogAnalysisOptions, 'sharePercent' | 'resistanceSeconds' | 'capPercent'>,
): CorrectedValue => {
  const wanted = (sharePercent / 100) * meanPercent * heldBy(seconds, resistanceSeconds);
  const cap = capPercent ?? Infinity;
  const applied = Number(Math.max(-cap, Math.min(cap, wanted)).toFixed(sureDecimals));
  return {
    value: roundedTowards(oldValue, oldValue * (1 + applied / 100)),
    isCapped: Math.abs(wanted) > cap,
  };
};
