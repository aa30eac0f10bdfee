import { describe, expect, it } from 'vitest';
import { columnStatistics } from './columnStatistics';

describe('columnStatistics', () => {
  it('tells the middle, the high end and the signs of all values', () => {
    const values = Float32Array.from({ length: 5001 }, (_, i) => i - 1000);
    expect(columnStatistics(values)).toEqual({
      middle: 1500,
      high: 3900,
      negative: 1000,
      positive: 4000,
    });
  });

  it('passes over what is missing', () =>
    expect(columnStatistics(Float32Array.of(NaN, 3, NaN, 1, 2))).toMatchObject({
      middle: 2,
      positive: 3,
    }));

  it('tells nothing of nothing', () =>
    expect(columnStatistics(new Float32Array(0))).toEqual({
      middle: NaN,
      high: NaN,
      negative: 0,
      positive: 0,
    }));
});
