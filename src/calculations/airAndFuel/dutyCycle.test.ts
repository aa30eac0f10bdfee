import { describe, expect, it } from 'vitest';
import { dutyCycle } from './dutyCycle';

describe('dutyCycle', () => {
  it('gives the worked examples', () => {
    expect(dutyCycle(6500, 12)).toBe(65);
    expect(dutyCycle(7000, 15)).toBe(87.5);
  });

  it('refuses what runs backwards', () => {
    expect(() => dutyCycle(-1, 12)).toThrow(RangeError);
  });
});
