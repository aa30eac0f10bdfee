import { mean } from '../statistics/mean';
import { sides } from './sides';
import type { Smoothing } from './worksheetOptions';

/** Corrections in percent; null for a cell that the log did not correct. */
export type Corrections = readonly (readonly (number | null)[])[];

/** Enough for cells at most three from a fixed one to settle. */
const sweeps = 60;

/** The cells within `reach` steps of a trusted one that may be filled. */
const cellsToFill = (
  trusted: Corrections,
  reach: number,
  mayFill: (r: number, c: number) => boolean,
): (readonly [number, number])[] =>
  trusted.flatMap((row, r) =>
    row.flatMap((own, c) => {
      const near = trusted.some((others, or) =>
        others.some((other, oc) => other !== null && Math.abs(or - r) + Math.abs(oc - c) <= reach),
      );
      return own === null && near && mayFill(r, c) ? [[r, c] as const] : [];
    }),
  );

/**
 * Fills the neighbours of trusted cells, and draws the trusted cells towards their neighbours.
 *
 * A filled cell is the mean of the four around it, the untouched ones counting as 0; so it never
 * leaves the span of 0 and the trusted corrections. A trusted cell goes half the way to the mean of
 * its neighbours, and at most the limit away from its own correction.
 */
export const smoothCorrections = (
  trusted: Corrections,
  { trustedLimitPoints, fillReach }: Smoothing,
  mayFill: (r: number, c: number) => boolean,
): Corrections => {
  const field = trusted.map((row) => [...row]);
  const filled = cellsToFill(trusted, fillReach, mayFill);
  const around = (r: number, c: number): (number | null)[] =>
    sides.flatMap(([dr, dc]) => {
      const value = field[r + dr]?.[c + dc];
      return value === undefined ? [] : [value];
    });
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    for (const [r, c] of filled) {
      const row = field[r];
      if (row) row[c] = mean(around(r, c).map((value) => value ?? 0));
    }
  }
  return field.map((row, r) =>
    row.map((value, c) => {
      const own = trusted[r]?.[c] ?? null;
      const neighbours = around(r, c).filter((each) => each !== null);
      if (own === null || neighbours.length === 0) return value;
      const drawn = (own + mean(neighbours)) / 2;
      return Math.min(own + trustedLimitPoints, Math.max(own - trustedLimitPoints, drawn));
    }),
  );
};
