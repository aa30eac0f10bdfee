import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { engineSpeedInGear, type Gearing, roadSpeedKmh } from './roadSpeed';
import { circumferenceFromInches, kilometresPerMile } from './tyreTurns';

const fourth: Gearing = { gearRatio: 1.177, finalDrive: 4.1, circumferenceMetres: 1.9362 };
const gearings = fc.record({
  gearRatio: fc.double({ min: 0.3, max: 6, noNaN: true }),
  finalDrive: fc.double({ min: 2, max: 7, noNaN: true }),
  circumferenceMetres: fc.double({ min: 1.2, max: 3.2, noNaN: true }),
});

describe('roadSpeedKmh', () => {
  it('gives the worked case', () => {
    expect(roadSpeedKmh(fourth, 1000).toFixed(2)).toBe('24.07');
    const sixth = roadSpeedKmh({ ...fourth, gearRatio: 0.787 }, 1000);
    expect(sixth.toFixed(2)).toBe('36.00');
    expect((sixth / kilometresPerMile).toFixed(2)).toBe('22.37');
  });

  it.each([
    ['US and Japanese six-speed', 1.64, 4.1, '121', '75'],
    ['UK six-speed', 1.536, 3.727, '142', '88'],
    ['five-speed', 1.33, 4.1, '149', '93'],
  ])('of the %s in third at 7000 rpm', (_box, gearRatio, finalDrive, kmh, mph) => {
    const circumferenceMetres = circumferenceFromInches(24.26);
    const speed = roadSpeedKmh({ gearRatio, finalDrive, circumferenceMetres }, 7000);
    expect(speed.toFixed(0)).toBe(kmh);
    expect((speed / kilometresPerMile).toFixed(0)).toBe(mph);
  });

  it('comes back to the same engine speed, and grows with it', () => {
    const rpm = fc.double({ min: 0, max: 1500, noNaN: true });
    fc.assert(
      fc.property(gearings, rpm, rpm, (gearing, low, high) => {
        const speed = roadSpeedKmh(gearing, low);
        expect(Number.isFinite(speed)).toBe(true);
        expect(engineSpeedInGear(gearing, speed)).toBeCloseTo(low, 6);
        if (low < high) expect(speed).toBeLessThanOrEqual(roadSpeedKmh(gearing, high));
      }),
    );
  });

  it.each([{ gearRatio: 0 }, { finalDrive: NaN }, { circumferenceMetres: -1 }])(
    'refuses %o',
    (wrong) => {
      expect(() => roadSpeedKmh({ ...fourth, ...wrong }, 3000)).toThrow(OutOfRangeError);
      expect(() => engineSpeedInGear({ ...fourth, ...wrong }, 50)).toThrow(OutOfRangeError);
    },
  );

  it.each([-1, NaN, Infinity, 1e308])('refuses %d rpm and km/h', (value) => {
    expect(() => roadSpeedKmh(fourth, value)).toThrow(OutOfRangeError);
    expect(() => engineSpeedInGear(fourth, value)).toThrow(OutOfRangeError);
  });
});
