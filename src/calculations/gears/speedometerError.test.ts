import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { speedometerErrorPercent } from './speedometerError';
import { circumferenceOfSize } from './tyreTurns';
import { tyreSizeFromText } from './tyreSize';

const tyre = (text: string): number => circumferenceOfSize(tyreSizeFromText(text));
const metres = fc.double({ min: 1.2, max: 3.2, noNaN: true });

describe('speedometerErrorPercent', () => {
  it('shows more with a smaller tyre: 205/50R16 where 205/45R17 is counted', () => {
    const error = speedometerErrorPercent(tyre('205/45R17'), tyre('205/50R16'));
    expect(error.toFixed(2)).toBe('0.80');
  });

  it('is nothing for the tyre it counts with, and has the sign of the difference', () => {
    fc.assert(
      fc.property(metres, metres, (counted, fitted) => {
        expect(speedometerErrorPercent(counted, counted)).toBeCloseTo(0, 9);
        const error = speedometerErrorPercent(counted, fitted);
        expect(Number.isFinite(error)).toBe(true);
        if (fitted < counted) expect(error).toBeGreaterThanOrEqual(0);
        if (fitted > counted) expect(error).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('refuses a tyre that no car wears', () => {
    expect(() => speedometerErrorPercent(0, 2)).toThrow(OutOfRangeError);
    expect(() => speedometerErrorPercent(2, NaN)).toThrow(OutOfRangeError);
  });
});
