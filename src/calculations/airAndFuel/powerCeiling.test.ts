import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { between } from '../testing/anyText';
import { airFlowCeilingGramsPerSecond, powerCeilingHp } from './powerCeiling';

const four = (ccPerMinute: number) => ({ injectors: 4, ccPerMinute, dutyPercent: 85 });

describe('powerCeilingHp', () => {
  it.each([
    [294, 0.45, '219'],
    [294, 0.5, '197'],
    [294, 0.55, '179'],
    [336.8, 0.45, '251'],
    [336.8, 0.5, '226'],
    [336.8, 0.55, '205'],
  ])('of four %d cc/min at %d lb is %s hp', (cc, consumption, hp) => {
    expect(powerCeilingHp(four(cc), consumption).toFixed(0)).toBe(hp);
  });

  it('goes with 155 and 178 g/s of air', () => {
    expect(airFlowCeilingGramsPerSecond(four(294), 0.85).toFixed(0)).toBe('155');
    expect(airFlowCeilingGramsPerSecond(four(336.8), 0.85).toFixed(0)).toBe('178');
  });

  it('grows with the injectors, and is always a number', () => {
    fc.assert(
      fc.property(between(50, 3000), between(50, 3000), between(0.3, 1), (a, b, consumption) => {
        const power = powerCeilingHp(four(a), consumption);
        expect(Number.isFinite(power)).toBe(true);
        if (a < b) expect(power).toBeLessThanOrEqual(powerCeilingHp(four(b), consumption));
      }),
    );
  });

  it('refuses what no engine has', () => {
    expect(() => powerCeilingHp({ ...four(294), injectors: 0 }, 0.5)).toThrow(OutOfRangeError);
    expect(() => powerCeilingHp({ ...four(294), dutyPercent: 150 }, 0.5)).toThrow(OutOfRangeError);
    expect(() => powerCeilingHp(four(294), 0)).toThrow(OutOfRangeError);
    expect(() => airFlowCeilingGramsPerSecond(four(294), NaN)).toThrow(OutOfRangeError);
  });
});
