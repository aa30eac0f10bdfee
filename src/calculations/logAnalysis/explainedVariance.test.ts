import { describe, expect, it } from 'vitest';
import { explainedByGroups, explainedByLine, type WeightedValues } from './explainedVariance';

const weighted = (values: readonly number[], weights: readonly number[]): WeightedValues => ({
  count: values.length,
  value: (place) => values[place] ?? NaN,
  weight: (place) => weights[place] ?? NaN,
});

describe('explainedByGroups', () => {
  const weights = [2, 2, 2, 2];

  it('is 1 where each group is one number, and 0 where the groups have one mean', () => {
    expect(explainedByGroups(weighted([1, 1, 5, 5], weights), [0, 0, 1, 1])).toBe(1);
    expect(explainedByGroups(weighted([1, 5, 1, 5], weights), [0, 0, 1, 1])).toBe(0);
  });

  it('weighs by seconds', () => {
    const values = [0, 4, 10];
    // Mean 5.4 of 10 s; between: 5 · (1.6 − 5.4)² + 5 · … with the second group all 10.
    const share = explainedByGroups(weighted(values, [3, 2, 5]), [0, 0, 1]);
    const mean = (2 * 4 + 5 * 10) / 10;
    const between = 5 * (8 / 5 - mean) ** 2 + 5 * (10 - mean) ** 2;
    const variance = 3 * mean ** 2 + 2 * (4 - mean) ** 2 + 5 * (10 - mean) ** 2;
    expect(share).toBeCloseTo(between / variance, 12);
  });

  it('leaves out rows without a group, short groups and missing numbers', () => {
    const values = [1, 1, 5, 99, 50, NaN];
    const share = explainedByGroups(weighted(values, [2, 2, 2, 2, 1, 2]), [0, 0, 1, -1, 2, 1]);
    expect(share).toBe(1);
    expect(explainedByGroups(weighted([], []), [])).toBeNaN();
  });
});

describe('explainedByLine', () => {
  it('gives slope, range and share', () => {
    const weights = [1, 1, 1];
    expect(explainedByLine(weighted([1, 3, 5], weights), (place) => place)).toEqual({
      slope: 2,
      from: 0,
      to: 2,
      explained: 1,
    });
    expect(explainedByLine(weighted([1, 3, 5], weights), () => 4)).toBeNull();
  });
});
