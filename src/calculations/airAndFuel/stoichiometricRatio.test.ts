import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { between } from '../testing/anyText';
import { fuelAgainstE10, stoichiometricRatioOfBlend } from './stoichiometricRatio';

describe('stoichiometricRatioOfBlend', () => {
  it.each([
    [0, '14.64'],
    [10, '14.08'],
    [85, '9.85'],
    [100, '9.01'],
  ])('of E%d is %s', (percent, ratio) => {
    expect(stoichiometricRatioOfBlend(percent).toFixed(2)).toBe(ratio);
  });

  it.each([
    [10, '1.00'],
    [50, '1.19'],
    [85, '1.43'],
    [100, '1.56'],
  ])('E%d needs %s times the fuel of E10', (percent, factor) => {
    expect(fuelAgainstE10(percent).toFixed(2)).toBe(factor);
  });

  it('falls with the ethanol, so the fuel grows', () => {
    fc.assert(
      fc.property(between(0, 100), between(0, 100), (a, b) => {
        if (a > b) return;
        expect(stoichiometricRatioOfBlend(a)).toBeGreaterThanOrEqual(stoichiometricRatioOfBlend(b));
        expect(fuelAgainstE10(a)).toBeLessThanOrEqual(fuelAgainstE10(b));
      }),
    );
  });

  it.each([-1, 101, NaN, Infinity])('refuses %d %%', (percent) => {
    expect(() => stoichiometricRatioOfBlend(percent)).toThrow(OutOfRangeError);
  });
});
