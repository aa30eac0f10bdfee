import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { between } from '../testing/anyText';
import { injectorScalingFactor, railPressureKpa } from './railPressure';

describe('railPressureKpa', () => {
  it('gives the worked point', () => {
    expect(railPressureKpa(47.46, 0.94336).toFixed(1)).toBe('383.7');
  });

  it('comes back from the factor', () => {
    fc.assert(
      fc.property(between(100, 1000), between(1, 103), (rail, vacuum) => {
        const factor = injectorScalingFactor(rail, vacuum);
        if (factor <= 0.9999) expect(railPressureKpa(vacuum, factor)).toBeCloseTo(rail, 6);
      }),
    );
    expect(injectorScalingFactor(392, 0)).toBe(1);
  });

  it.each([
    [0, 0.9],
    [47, 1],
    [NaN, 0.9],
  ])('refuses %d kPa with %d', (vacuum, factor) => {
    expect(() => railPressureKpa(vacuum, factor)).toThrow(OutOfRangeError);
  });

  it('refuses boost above the rail', () => {
    expect(() => injectorScalingFactor(100, -200)).toThrow(OutOfRangeError);
  });
});
