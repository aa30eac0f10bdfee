import { describe, expect, it } from 'vitest';
import { keptCells } from './keptCells';
import type { CellSums, Trust } from './LogAnalysis';

const cell = (meanPercent: number, trust: Trust = 'settled'): CellSums => ({
  trust,
  seconds: 20,
  visits: 5,
  meanPercent,
  medianPercent: meanPercent,
  robustMeanPercent: meanPercent,
  spreadPercent: 0.5,
  standardErrorPercent: 0.2,
  drifts: false,
  drivesDisagree: false,
});

/** Why the cells of a row are kept, by their means and their long-term trims. */
const keptIn = (cells: readonly CellSums[], longTrims: readonly number[] = []) =>
  keptCells(cells, longTrims, {
    loads: cells.map((_, column) => 0.1 * (column + 1)),
    speedsRpm: [2000],
  });

describe('keptCells', () => {
  it('keeps nothing of cells that agree', () => {
    expect(keptIn([cell(3), cell(4), cell(3)], [2, 2, 2])).toEqual([[], [], []]);
  });

  it('keeps a cell that asks for 10 % or more', () => {
    expect(keptIn([cell(9.9), cell(10)])).toEqual([[], ['large']]);
  });

  it('keeps two neighbours of opposite sign, unless one is noise around zero', () => {
    expect(keptIn([cell(-3), cell(2)])).toEqual([['sign-flip'], ['sign-flip']]);
    expect(keptIn([cell(-3), cell(1.9)])).toEqual([[], []]);
  });

  it('keeps a cell far from its settled neighbours', () => {
    expect(keptIn([cell(1), cell(7), cell(1)])).toEqual([[], ['outlier'], []]);
    expect(keptIn([cell(1, 'thin'), cell(7), cell(1)])).toEqual([[], [], []]);
  });

  it('keeps a cell whose long-term trim is beyond 10 %, whatever the sum', () => {
    expect(keptIn([cell(4)], [10.5])).toEqual([['long-term-trim', 'contradiction']]);
    expect(keptIn([cell(9)], [10.5])).toEqual([['long-term-trim']]);
    expect(keptIn([cell(9)], [10])).toEqual([[]]);
  });

  it('keeps a cell whose two trims are not small and hide each other', () => {
    expect(keptIn([cell(1)], [-6])).toEqual([['contradiction']]);
    expect(keptIn([cell(0.5)], [5])).toEqual([[]]);
    expect(keptIn([cell(1)], [NaN])).toEqual([[]]);
  });

  it('says nothing of cells that stay anyway', () => {
    expect(keptIn([cell(15, 'thin'), cell(15, 'empty')], [15, 15])).toEqual([[], []]);
  });
});
