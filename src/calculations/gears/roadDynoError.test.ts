import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { type RoadDynoCar, roadDynoError } from './roadDynoError';
import { between } from '../testing/anyText';

const car: RoadDynoCar = { gearRatio: 1.64, finalDrive: 4.1, tyreDiameter: 24.26, weight: 2870 };

const wrong = (change: Partial<RoadDynoCar>, digits = 0): string =>
  roadDynoError(car, { ...car, ...change }).toFixed(digits);

const entries = fc.record({
  gearRatio: between(0.3, 6),
  finalDrive: between(2, 7),
  tyreDiameter: between(16, 40),
  weight: between(300, 10_000),
});

describe('roadDynoError', () => {
  it('gives the worked cases', () => {
    expect(wrong({ tyreDiameter: 25 })).toBe('6');
    expect(wrong({ finalDrive: 3.727 })).toBe('21');
    expect(wrong({ gearRatio: 1.536, finalDrive: 3.727 })).toBe('38');
    expect(wrong({ weight: 2970 }, 1)).toBe('3.5');
    expect(wrong({ finalDrive: 3.909 })).toBe('10');
  });

  it('is nothing for a right entry, and turns over when entry and car are exchanged', () => {
    fc.assert(
      fc.property(entries, entries, (a, b) => {
        expect(roadDynoError(a, a)).toBeCloseTo(0, 9);
        const [there, back] = [roadDynoError(b, a), roadDynoError(a, b)];
        expect((1 + there / 100) * (1 + back / 100)).toBeCloseTo(1, 9);
        expect(Number.isFinite(there)).toBe(true);
      }),
    );
  });

  it('refuses an entry that no car has', () => {
    for (const change of [{ weight: 0 }, { finalDrive: NaN }, { tyreDiameter: 616 }]) {
      expect(() => wrong(change)).toThrow(OutOfRangeError);
    }
  });
});
