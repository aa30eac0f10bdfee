import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueOnCurve } from './valueOnCurve';

const enleanment = { at: [6000, 6500, 7000, 7500], values: [9, 14, 16.5, 21] };

describe('valueOnCurve', () => {
  it('gives the values of the breakpoints', () => {
    expect(enleanment.at.map((rpm) => valueOnCurve(enleanment, rpm))).toEqual(enleanment.values);
  });

  it('draws a straight line between them', () => {
    expect(valueOnCurve(enleanment, 6250)).toBe(11.5);
  });

  it('holds the last value beyond both ends', () => {
    expect(valueOnCurve(enleanment, 500)).toBe(9);
    expect(valueOnCurve(enleanment, 8000)).toBe(21);
  });

  it('takes the first of two equal breakpoints', () => {
    expect(valueOnCurve({ at: [0, 0, 1], values: [1, 2, 3] }, 0)).toBe(1);
  });

  it('stays between the lowest and the highest value', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 10_000, noNaN: true }), (rpm) => {
        const value = valueOnCurve(enleanment, rpm);
        expect(value).toBeGreaterThanOrEqual(9);
        expect(value).toBeLessThanOrEqual(21);
      }),
    );
  });

  it('refuses a curve without points and a place that is no number', () => {
    expect(() => valueOnCurve({ at: [], values: [] }, 1)).toThrow(RangeError);
    expect(() => valueOnCurve({ at: [1, 2], values: [1] }, 1.5)).toThrow(RangeError);
    expect(() => valueOnCurve(enleanment, NaN)).toThrow(RangeError);
  });
});
