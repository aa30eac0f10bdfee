import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import {
  circumferenceFromInches,
  turnsPerMile,
  circumferenceOfSize,
  tyreDiameterInches,
  tyreDiameterMm,
} from './tyreTurns';
import { tyreSizeFromText } from './tyreSize';

describe('the tyre', () => {
  it.each([
    ['205/45R17', '616.3', '1.9362'],
    ['205/50R16', '611.4', '1.9208'],
  ])('of %s has %s mm and %s m', (text, diameter, circumference) => {
    const size = tyreSizeFromText(text);
    expect(tyreDiameterMm(size).toFixed(1)).toBe(diameter);
    expect(circumferenceOfSize(size).toFixed(4)).toBe(circumference);
  });

  it('turns 831 times in a mile, and measures 24.26 inches', () => {
    const size = tyreSizeFromText('205/45R17');
    expect(turnsPerMile(circumferenceOfSize(size)).toFixed(0)).toBe('831');
    expect(turnsPerMile(1.9362).toFixed(0)).toBe('831');
    expect(tyreDiameterInches(size).toFixed(2)).toBe('24.26');
  });

  it('is the same by inches, and turns less often the larger it is', () => {
    const metres = fc.double({ min: 1.2, max: 3.2, noNaN: true });
    fc.assert(
      fc.property(metres, metres, (a, b) => {
        if (a < b) expect(turnsPerMile(a)).toBeGreaterThanOrEqual(turnsPerMile(b));
        expect(turnsPerMile(a) * a).toBeCloseTo(1609.344, 6);
        const inches = (a * 1000) / Math.PI / 25.4;
        expect(circumferenceFromInches(inches)).toBeCloseTo(a, 9);
      }),
    );
  });

  it.each([0, -1, NaN, Infinity, 5])('refuses %d m', (metres) => {
    expect(() => turnsPerMile(metres)).toThrow(OutOfRangeError);
  });
});
