import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { between } from '../testing/anyText';
import { injectorFlow } from './injectorFlow';
import { poundsPerHour } from './poundsPerHour';

const flow = (ccPerMinute: number, at: number, wanted: number): number =>
  injectorFlow({ flow: ccPerMinute, pressure: at }, wanted);

describe('injectorFlow', () => {
  it.each([
    [300, 56.9, '297.1'],
    [300, 55, '292.1'],
    [300, 43.5, '259.8'],
    [340, 56.9, '336.8'],
    [340, 55, '331.1'],
  ])('of %d cc/min at 58 psi is, at %d psi, %s', (rated, psi, printed) => {
    expect(flow(rated, 58, psi).toFixed(1)).toBe(printed);
  });

  it('weighs 28.97 lb/h at 294 cc/min', () => {
    expect(poundsPerHour(294).toFixed(2)).toBe('28.97');
    expect((4 * poundsPerHour(294)).toFixed(1)).toBe('115.9');
    expect((4 * poundsPerHour(336.8)).toFixed(1)).toBe('132.8');
  });

  it('comes back, grows with pressure, and does not care for the unit', () => {
    fc.assert(
      fc.property(between(200, 1000), between(100, 400), between(100, 400), (cc, a, b) => {
        expect(flow(flow(cc, a, b), b, a)).toBeCloseTo(cc, 9);
        expect(flow(cc, a * 0.145038, b * 0.145038)).toBeCloseTo(flow(cc, a, b), 9);
        if (a < b) expect(flow(cc, a, b)).toBeGreaterThanOrEqual(cc);
      }),
    );
  });

  it.each([
    [0, 58, 58],
    [300, 0, 58],
    [300, 58, -1],
    [NaN, 58, 58],
  ])('refuses %d cc/min from %d to %d', (cc, a, b) => {
    expect(() => flow(cc, a, b)).toThrow(OutOfRangeError);
  });
});
