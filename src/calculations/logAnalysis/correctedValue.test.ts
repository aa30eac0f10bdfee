import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { between } from '../testing/anyText';
import { correctedValue } from './correctedValue';

const whole = { sharePercent: 100, resistanceSeconds: 0, capPercent: null };

describe('correctedValue', () => {
  it('makes +2.67 % of +4 % in 12 s with a resistance of 6 s', () => {
    const { value } = correctedValue(1, 4, 12, { ...whole, resistanceSeconds: 6 });
    const computed = 1 + 0.04 * (12 / 18);
    expect(value).toBeLessThanOrEqual(computed);
    expect(value).toBeGreaterThan(computed - 1e-4);
  });

  it('raises a cell for a positive trim and lowers it for a negative one', () => {
    expect(correctedValue(1.05, 4, 20, whole).value).toBeCloseTo(1.092, 6);
    expect(correctedValue(1.05, -4, 20, whole).value).toBeCloseTo(1.008, 6);
  });

  it('applies a share, then the cap, and says when it capped', () => {
    expect(correctedValue(1, 8, 20, { ...whole, sharePercent: 50 }).value).toBeCloseTo(1.04, 6);
    expect(correctedValue(1, 8, 20, { ...whole, capPercent: 5 })).toEqual({
      value: 1.05,
      isCapped: true,
    });
    expect(
      correctedValue(1, 8, 20, { sharePercent: 50, resistanceSeconds: 0, capPercent: 5 }).isCapped,
    ).toBe(false);
  });

  it('never lowers for a positive trim, never raises for a negative one, never exceeds the cap', () => {
    fc.assert(
      fc.property(
        between(0.7, 1.3),
        between(-50, 50),
        between(0, 600),
        between(1, 100),
        between(0, 60),
        between(0.5, 20),
        (old, trim, seconds, sharePercent, resistanceSeconds, capPercent) => {
          const chosen = { sharePercent, resistanceSeconds, capPercent };
          const { value } = correctedValue(old, trim, seconds, chosen);
          expect((value - old) * Math.sign(trim)).toBeGreaterThanOrEqual(0);
          expect(Math.abs(value / old - 1)).toBeLessThanOrEqual(capPercent / 100 + 2e-9);
          expect(Math.abs(value - old)).toBeLessThanOrEqual((old * Math.abs(trim)) / 100 + 2e-9);
        },
      ),
    );
  });
});
