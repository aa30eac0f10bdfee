import { describe, expect, it } from 'vitest';
import { knockRetard } from './knockRetard';

const burst = { events: 5, incrementDegrees: 1.7, decrementDegrees: 0.17, mostDegrees: 8 };

describe('knockRetard', () => {
  it('climbs to the maximum', () => {
    const rising = knockRetard(burst).slice(0, 6);
    [0, 1.7, 3.4, 5.1, 6.8, 8].forEach((value, step) => {
      expect(rising[step]).toBeCloseTo(value);
    });
  });

  it('is back at 0 after 48 steps while listening, after 23 while not', () => {
    expect(knockRetard(burst)).toHaveLength(6 + 48);
    expect(knockRetard({ ...burst, decrementDegrees: 0.3515 })).toHaveLength(6 + 23);
    expect(knockRetard(burst).at(-1)).toBe(0);
  });

  it('refuses a retard that never ends', () => {
    expect(() => knockRetard({ ...burst, decrementDegrees: 0 })).toThrow(RangeError);
  });
});
