import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { between } from '../testing/anyText';
import { boostPsi, manifoldPressureKpa, ratiometricPressure } from './sensorPressure';

describe('pressures of sensors', () => {
  it('gives the worked cases', () => {
    expect(boostPsi(150, 101).toFixed(2)).toBe('7.11');
    expect(ratiometricPressure(2.74, 100).toFixed(1)).toBe('56.0');
    expect(manifoldPressureKpa(2.5).toFixed(1)).toBe('61.8');
    expect(manifoldPressureKpa(4.1).toFixed(1)).toBe('101.3');
    expect(manifoldPressureKpa(5).toFixed(1)).toBe('123.6');
  });

  it('is nothing at 0.5 V, all at 4.5 V, and grows between', () => {
    expect(ratiometricPressure(0.5, 150)).toBe(0);
    expect(ratiometricPressure(4.5, 150)).toBe(150);
    fc.assert(
      fc.property(between(0, 5), between(0, 5), between(1, 10_000), (a, b, fullScale) => {
        if (a > b) return;
        expect(ratiometricPressure(a, fullScale)).toBeLessThanOrEqual(
          ratiometricPressure(b, fullScale),
        );
      }),
    );
  });

  it('refuses millivolts and nonsense', () => {
    expect(() => ratiometricPressure(2740, 100)).toThrow(OutOfRangeError);
    expect(() => manifoldPressureKpa(NaN)).toThrow(OutOfRangeError);
    expect(() => boostPsi(-1, 101)).toThrow(OutOfRangeError);
  });
});
