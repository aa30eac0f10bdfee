import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { between } from '../testing/anyText';
import { airDensityGramsPerCc, chargeTemperatureK } from './airDensity';

const warm = { barometricKpa: 101.32, coolantC: 90, intakeAirC: 30 };

describe('airDensityGramsPerCc', () => {
  it('gives the worked cases', () => {
    expect(chargeTemperatureK(90, 30).toFixed(3)).toBe('314.952');
    expect(airDensityGramsPerCc(warm).toFixed(7)).toBe('0.0011208');
    const cold = { ...warm, coolantC: 20, intakeAirC: 20 };
    expect(airDensityGramsPerCc(cold).toFixed(7)).toBe('0.0012048');
  });

  it('is finite, and falls as it gets warmer or higher', () => {
    const states = fc.record({
      barometricKpa: between(50, 110),
      coolantC: between(-40, 140),
      intakeAirC: between(-40, 140),
    });
    fc.assert(
      fc.property(states, (air) => {
        const density = airDensityGramsPerCc(air);
        expect(density).toBeGreaterThan(0.0004);
        expect(density).toBeLessThan(0.002);
        expect(airDensityGramsPerCc({ ...air, coolantC: air.coolantC + 10 })).toBeLessThan(density);
        expect(airDensityGramsPerCc({ ...air, intakeAirC: air.intakeAirC + 10 })).toBeLessThan(
          density,
        );
        expect(
          airDensityGramsPerCc({ ...air, barometricKpa: air.barometricKpa + 10 }),
        ).toBeGreaterThan(density);
      }),
    );
  });

  it.each([{ barometricKpa: 14.7 }, { coolantC: 363 }, { intakeAirC: NaN }])(
    'refuses %o',
    (wrong) => {
      expect(() => airDensityGramsPerCc({ ...warm, ...wrong })).toThrow(OutOfRangeError);
    },
  );
});
