import { describe, expect, it } from 'vitest';
import { roadDynoError } from './roadDynoError';

const car = { gearRatio: 1.64, finalDrive: 4.1, tyreDiameter: 24.26, weight: 2870 };

describe('roadDynoError', () => {
  it.each([
    [{ tyreDiameter: 25 }, 6.2],
    [{ finalDrive: 3.727 }, 21],
    [{ gearRatio: 1.536, finalDrive: 3.727 }, 38],
    [{ weight: 2970 }, 3.5],
  ])('for %o gives %d %%', (wrong, percent) => {
    expect(roadDynoError(car, { ...car, ...wrong })).toBeCloseTo(percent, 0);
  });

  it('gives 0 for right entries and refuses a ratio of 0', () => {
    expect(roadDynoError(car, car)).toBe(0);
    expect(() => roadDynoError(car, { ...car, finalDrive: 0 })).toThrow(RangeError);
  });
});
