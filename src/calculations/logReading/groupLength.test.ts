import { describe, expect, it } from 'vitest';
import { seededRandom } from '../testing/seededRandom';
import { groupLength } from './groupLength';

const staircase = (rows: number, length: number, seed = 1, offset = 0): Float32Array => {
  const random = seededRandom(seed);
  let value = 0;
  return Float32Array.from({ length: rows }, (_, row) => {
    if ((row + offset) % length === 0 && random() < 0.4) value += 1;
    return value;
  });
};

describe('groupLength', () => {
  it.each([2, 3, 4, 7])('finds groups of %i rows', (length) => {
    expect(groupLength(staircase(2000, length), [0])).toBe(length);
    expect(groupLength(staircase(2000, length, 2, 1), [0, 500, 1000])).toBe(length);
  });

  it('sees none in a column of every row, in one that stands still, or in few steps', () => {
    expect(groupLength(staircase(2000, 1), [0])).toBe(1);
    expect(groupLength(new Float32Array(2000).fill(85), [0])).toBe(1);
    expect(groupLength(Float32Array.of(1, 1, 2, 2, 3, 3, 4, 4), [0])).toBe(1);
    expect(groupLength(new Float32Array(2000).fill(NaN), [0])).toBe(1);
  });

  it('forgives one run in twenty', () => {
    const column = staircase(4000, 4);
    column.copyWithin(1001, 1000, 3999);
    expect(groupLength(column, [0])).toBe(4);
  });
});
