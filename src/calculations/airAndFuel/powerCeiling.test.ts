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
    [340, 0.45, '253'],
    [340, 0.5, '228'],
    [340, 0.55, '207'],
  ])('of four %d cc/min at %d lb is %s hp', (cc, consumption, hp) => {
    expect(powerCeilingHp(four(cc), consumption).toFixed(0)).toBe(hp);
  });

  it('goes with 155 and 179 g/s of air', () => {
    expect(airFlowCeilingGramsPerSecond(four(294), 0.85).toFixed(0)).toBe('155');
    expect(airFlowCeilingGramsPerSecond(four(340), 0.85).toFixed(0)).toBe('179');
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
