import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sequentialLimits, twoSidedLimits } from './colourLimits';

const rises = (limits: readonly number[]) =>
  limits.every((limit, i) => i === 0 || limit > (limits[i - 1] ?? NaN));

describe('sequentialLimits', () => {
  it('are round and fit the cells', () => {
    expect(sequentialLimits([0.7, 1.5], 2)).toEqual([0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4]);
    expect(sequentialLimits([-12, 47], 0)).toEqual([-10, 0, 10, 20, 30, 40, 50]);
    expect(sequentialLimits([0, 0], 0)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('rise, and leave no more than one step beyond either end', () => {
    const value = fc.integer({ min: -100_000, max: 100_000 }).map((n) => n / 100);
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), (values) => {
        const limits = sequentialLimits(values, 2);
        const step = limits[1] - limits[0];
        expect(rises(limits)).toBe(true);
        expect(Math.min(...values)).toBeLessThan(limits[0]);
        expect(Math.max(...values)).toBeLessThan(limits[6] + step + 1e-6);
      }),
    );
  });
});

describe('twoSidedLimits', () => {
  it('are the same on both sides', () => {
    expect(twoSidedLimits(9, 2)).toEqual([-12.5, -7.5, -2.5, 2.5, 7.5, 12.5]);
    expect(twoSidedLimits(0, 0)).toEqual([-2.5, -1.5, -0.5, 0.5, 1.5, 2.5]);
  });

  it('rise for whatever difference', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e5, noNaN: true }), fc.nat(3), (most, decimals) => {
        expect(rises(twoSidedLimits(most, decimals))).toBe(true);
      }),
    );
  });
});
