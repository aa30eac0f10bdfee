import { describe, expect, it } from 'vitest';
import { rowsPerSecond } from './rowsPerSecond';

describe('rowsPerSecond', () => {
  it.each([
    [20_000, 20, 2.5],
    [10_000, 20, 5],
    [5000, 20, 10],
    [7500, 13, 10.256],
  ])('gives for %d µs and %d requests %d rows', (interval, requests, rows) => {
    expect(rowsPerSecond(interval, requests)).toBeCloseTo(rows, 3);
  });

  it('refuses a row without requests', () => {
    expect(() => rowsPerSecond(5000, 0)).toThrow(RangeError);
  });
});
