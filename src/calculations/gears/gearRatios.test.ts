import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnusableInputError } from '../limits/UnusableInputError';
import { gearRatiosFromText } from './gearRatios';

describe('gearRatiosFromText', () => {
  it('reads points and commas, blanks and semicolons', () => {
    expect(gearRatiosFromText(' 3.136 1,888;1.330 ')).toEqual([3.136, 1.888, 1.33]);
  });

  it('says what to write instead of anything else', () => {
    expect(() => gearRatiosFromText('')).toThrow(UnusableInputError);
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          expect(gearRatiosFromText(text).every(Number.isFinite)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(UnusableInputError);
        }
      }),
    );
  });
});
