import { describe, expect, it } from 'vitest';
import { swapFuel } from './swapFuel';

const volumeRatio = 2488 / 1998;
const nothing = { volumeRatio, displacementEntered: false, basePulseScaled: false };

describe('swapFuel', () => {
  it('is right at part load with nothing changed, and lean where the limit cuts', () => {
    expect(swapFuel(nothing, 0.5, 1)).toBe(1);
    expect(swapFuel(nothing, 1, 1)).toBeCloseTo(0.803, 3);
  });

  it('is 20 % lean everywhere with the displacement alone', () => {
    const alone = { ...nothing, displacementEntered: true };
    expect(swapFuel(alone, 0.3, 1)).toBeCloseTo(0.803, 3);
    expect(swapFuel(alone, 1, 1)).toBeCloseTo(0.803, 3);
  });

  it('is right everywhere with both, below the limit', () => {
    const both = { ...nothing, displacementEntered: true, basePulseScaled: true };
    expect(swapFuel(both, 0.3, 1)).toBeCloseTo(1);
    expect(swapFuel(both, 1, 1)).toBeCloseTo(1);
  });

  it('refuses an empty cylinder', () => {
    expect(() => swapFuel(nothing, 0, 1)).toThrow(RangeError);
  });
});
