import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { between } from '../testing/anyText';
import { combinedTrimPercent, exactCombinedTrimPercent } from './combinedTrim';

describe('combinedTrimPercent', () => {
  it('of +5 and +3 % is 8 %, exactly 8.15 %', () => {
    const trims = { shortTermPercent: 5, longTermPercent: 3 };
    expect(combinedTrimPercent(trims)).toBe(8);
    expect(exactCombinedTrimPercent(trims).toFixed(2)).toBe('8.15');
  });

  it('does not care which trim is which, and agrees where one is 0', () => {
    fc.assert(
      fc.property(between(-50, 50), between(-50, 50), (a, b) => {
        const one = { shortTermPercent: a, longTermPercent: b };
        const other = { shortTermPercent: b, longTermPercent: a };
        expect(combinedTrimPercent(one)).toBe(combinedTrimPercent(other));
        expect(exactCombinedTrimPercent(one)).toBe(exactCombinedTrimPercent(other));
        const factors = 100 * ((1 + a / 100) * (1 + b / 100) - 1);
        expect(exactCombinedTrimPercent(one)).toBeCloseTo(factors, 9);
      }),
    );
  });

  it('refuses a trim that no computer holds', () => {
    const wrong = { shortTermPercent: NaN, longTermPercent: 0 };
    expect(() => combinedTrimPercent(wrong)).toThrow(OutOfRangeError);
  });
});
