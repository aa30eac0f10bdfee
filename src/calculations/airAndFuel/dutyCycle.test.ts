import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { between } from '../testing/anyText';
import { cycleMs, dutyPercent, pulseAtDutyMs } from './dutyCycle';

describe('dutyPercent', () => {
  it('gives the worked cases', () => {
    expect(dutyPercent(12, 6500).toFixed(1)).toBe('65.0');
    expect(cycleMs(6500).toFixed(2)).toBe('18.46');
    expect(dutyPercent(12, 6000)).toBe(60);
    expect(dutyPercent(15, 7000)).toBe(87.5);
  });

  it('comes back to the pulse, and agrees with the factor of the earlier guide', () => {
    fc.assert(
      fc.property(between(100, 10_000), between(0, 100), (rpm, duty) => {
        const pulse = pulseAtDutyMs(duty, rpm);
        if (pulse > 100) return;
        expect(dutyPercent(pulse, rpm)).toBeCloseTo(duty, 9);
        expect(dutyPercent(pulse, rpm)).toBeCloseTo(rpm * pulse * 0.00083333, 2);
      }),
    );
  });

  it.each([
    [-1, 6000],
    [12, 0],
    [NaN, 6000],
    [12, Infinity],
  ])('refuses %d ms at %d rpm', (pulse, rpm) => {
    expect(() => dutyPercent(pulse, rpm)).toThrow(OutOfRangeError);
  });
});
