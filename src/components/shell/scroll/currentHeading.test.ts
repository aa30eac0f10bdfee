import { describe, expect, it } from 'vitest';
import { currentHeading } from './currentHeading';

const at = (tops: readonly number[], edge: number) =>
  currentHeading(tops.length, (index) => tops[index] ?? NaN, edge);

describe('currentHeading', () => {
  it('is -1 above the first heading and in an empty page', () => {
    expect(at([200, 900], 100)).toBe(-1);
    expect(at([], 100)).toBe(-1);
  });

  it('is the last heading that has reached the edge', () => {
    expect(at([-500, -20, 100, 101, 800], 100)).toBe(2);
    expect(at([-500, -20], 100)).toBe(1);
  });
});
