import { describe, expect, it } from 'vitest';
import { stepBorder } from './stepBorder';

describe('stepBorder', () => {
  it('steps between the cells below the value and the others', () => {
    const of = [
      [2, 2, 0],
      [2, 0, 0],
    ];
    expect(stepBorder({ of, at: 1 })).toEqual([
      { column: 1, row: 1, length: 1, direction: 'right' },
      { column: 1, row: 1, length: 1, direction: 'down' },
      { column: 2, row: 0, length: 1, direction: 'down' },
    ]);
  });

  it('joins neighbouring pieces into one run', () => {
    const of = [
      [1, 1, 1],
      [0, 0, 0],
    ];
    expect(stepBorder({ of, at: 1 })).toEqual([
      { column: 0, row: 1, length: 3, direction: 'right' },
    ]);
  });

  it('draws nothing where all cells are alike, and none round the rim', () => {
    expect(stepBorder({ of: [[1, 1]], at: 1 })).toEqual([]);
    expect(stepBorder({ of: [[0, 0]], at: 1 })).toEqual([]);
    expect(stepBorder({ of: [], at: 1 })).toEqual([]);
  });
});
