import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewer } from '@site/tests/properties';
import { cellCorrections } from './cellCorrections';
import type { Trust } from './LogAnalysis';

interface Cell {
  readonly trust: Trust;
  readonly seconds: number;
  readonly meanPercent: number;
  readonly standardErrorPercent: number;
}

const settled = (meanPercent: number, seconds = 10, standardErrorPercent = 0.5): Cell => ({
  trust: 'settled',
  seconds,
  meanPercent,
  standardErrorPercent,
});
const empty: Cell = { trust: 'empty', seconds: 0, meanPercent: NaN, standardErrorPercent: NaN };
const thin = (meanPercent: number): Cell => ({ ...settled(meanPercent, 3), trust: 'thin' });

/** Cells in rows of as many loads as are given, 0.2 apart; rows 500 rpm apart. */
const corrected = (
  rows: readonly (readonly Cell[])[],
  {
    fillsGaps = false,
    smooths = false,
    staying = [],
    loads = rows[0]?.map((_, column) => 0.2 * (column + 1)) ?? [],
  }: {
    fillsGaps?: boolean;
    smooths?: boolean;
    staying?: readonly number[];
    loads?: readonly number[];
  },
) =>
  cellCorrections(rows.flat(), new Set(staying), {
    table: {
      loads,
      speedsRpm: rows.map((_, row) => 500 * (row + 1)),
      cells: rows.map((row) => row.map(() => 1)),
    },
    fillsGaps,
    smooths,
  });

const percents = (...asked: Parameters<typeof corrected>) =>
  corrected(...asked).map((each) => each && Math.round(1000 * each.percent) / 1000);

describe('with both switched off', () => {
  it('settled cells follow their means and all others stay', () => {
    expect(percents([[settled(4), empty, settled(-2), thin(3)]], {})).toEqual([
      4,
      undefined,
      -2,
      undefined,
    ]);
  });

  it('locked and doubtful cells stay', () => {
    expect(percents([[settled(4), settled(2)]], { staying: [0] })).toEqual([undefined, 2]);
  });
});

describe('filling', () => {
  const fillsGaps = true;

  it('gives a gap what stands between its two neighbours, with the seconds of the one that has fewer', () => {
    expect(corrected([[settled(4, 12), empty, settled(2, 8)]], { fillsGaps })[1]).toEqual({
      percent: 3,
      seconds: 8,
      isFilled: true,
    });
  });

  it('reads between breakpoints that are not evenly apart', () => {
    const loads = [0.2, 0.3, 0.6];
    expect(percents([[settled(4), empty, settled(0)]], { fillsGaps, loads })[1]).toBe(3);
  });

  it('reads in a column as in a row, and takes the middle where both stand', () => {
    expect(percents([[settled(4)], [empty], [settled(2)]], { fillsGaps })[1]).toBe(3);
    const cross = [
      [empty, settled(2), empty],
      [settled(4), empty, settled(4)],
      [empty, settled(2), empty],
    ];
    expect(percents(cross, { fillsGaps })[4]).toBe(3);
  });

  it('gives nothing to two gaps in a row, at an edge, or beside one settled cell', () => {
    expect(percents([[settled(4), empty, empty, settled(2)]], { fillsGaps })).toEqual([
      4,
      undefined,
      undefined,
      2,
    ]);
    expect(percents([[empty, settled(2)]], { fillsGaps })[0]).toBeUndefined();
  });

  it('gives nothing where row and column differ by more than four points', () => {
    const cross = [
      [empty, settled(-2), empty],
      [settled(3), empty, settled(3)],
      [empty, settled(-2), empty],
    ];
    expect(percents(cross, { fillsGaps })[4]).toBeUndefined();
  });

  it('leaves a thin cell whose few rows say something else, and fills one that agrees', () => {
    expect(percents([[settled(2), thin(7), settled(2)]], { fillsGaps })[1]).toBeUndefined();
    expect(percents([[settled(2), thin(3), settled(2)]], { fillsGaps })[1]).toBe(2);
  });

  it('neither fills a cell that stays nor reads from one', () => {
    const row = [settled(2), empty, settled(4)];
    expect(percents([row], { fillsGaps, staying: [1] })[1]).toBeUndefined();
    expect(percents([row], { fillsGaps, staying: [2] })[1]).toBeUndefined();
  });
});

describe('smoothing', () => {
  const smooths = true;

  it('draws a cell towards what stands between its neighbours', () => {
    // One pass: (10 s · 2 % + 5 s · 0 %) / 15 s; the second leaves it there, as its neighbours have none beyond.
    expect(percents([[settled(0), settled(2, 10, 1), settled(0)]], { smooths })).toEqual([
      0, 1.333, 0,
    ]);
  });

  it('by its standard error at most', () => {
    expect(percents([[settled(0), settled(2, 10, 0.25), settled(0)]], { smooths })[1]).toBe(1.75);
  });

  it('leaves a straight rise as it is', () => {
    expect(percents([[settled(1), settled(2), settled(3)]], { smooths })).toEqual([1, 2, 3]);
  });

  it('lends nothing of a cell that stays', () => {
    const row = [settled(0), settled(0), settled(9), settled(0), settled(0)];
    expect(percents([row], { smooths, staying: [2] })).toEqual([0, 0, undefined, 0, 0]);
  });
});

it('no settled cell moves by more than its standard error, none without two neighbours is filled', () => {
  const anyCell = fc.oneof(
    fc.constant(empty),
    fc.double({ min: -8, max: 8, noNaN: true }).map(thin),
    fc
      .tuple(
        fc.double({ min: -8, max: 8, noNaN: true }),
        fc.double({ min: 5, max: 60, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
      )
      .map((of) => settled(...of)),
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(anyCell, { minLength: 4, maxLength: 4 }), { minLength: 3, maxLength: 4 }),
      fc.uniqueArray(fc.nat(11)),
      (rows, staying) => {
        const cells = rows.flat();
        const all = corrected(rows, { fillsGaps: true, smooths: true, staying });
        cells.forEach((cell, place) => {
          const made = all[place];
          if (staying.includes(place)) expect(made).toBeUndefined();
          else if (cell.trust === 'settled')
            expect(Math.abs((made?.percent ?? NaN) - cell.meanPercent)).toBeLessThanOrEqual(
              cell.standardErrorPercent + 1e-9,
            );
          else if (made) {
            const [row, column] = [Math.floor(place / 4), place % 4];
            const isSettled = (r: number, c: number): boolean =>
              rows[r]?.[c]?.trust === 'settled' && !staying.includes(4 * r + c);
            expect(made.isFilled).toBe(true);
            expect(
              (isSettled(row, column - 1) && isSettled(row, column + 1)) ||
                (isSettled(row - 1, column) && isSettled(row + 1, column)),
            ).toBe(true);
          }
        });
      },
    ),
    fewer(300),
  );
});
