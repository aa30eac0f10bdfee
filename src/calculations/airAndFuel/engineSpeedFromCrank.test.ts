import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { between } from '../testing/anyText';
import { engineSpeedFromCrank } from './engineSpeedFromCrank';

describe('engineSpeedFromCrank', () => {
  it('gives the worked cases', () => {
    expect(engineSpeedFromCrank(40_000)).toBe(3000);
    expect(engineSpeedFromCrank(20_000)).toBe(6000);
  });

  it('falls as the counter grows, between 100 and 10 000 rpm', () => {
    fc.assert(
      fc.property(between(12_000, 1_200_000), between(12_000, 1_200_000), (a, b) => {
        if (a < b) expect(engineSpeedFromCrank(a)).toBeGreaterThanOrEqual(engineSpeedFromCrank(b));
        expect(engineSpeedFromCrank(a)).toBeLessThanOrEqual(10_000);
      }),
    );
    expect(() => engineSpeedFromCrank(0)).toThrow(OutOfRangeError);
  });
});
