import { expect, it } from 'vitest';
import { loadScalingWorksheet } from '../loadScaling/loadScalingWorksheet';
import { usualOptions } from '../loadScaling/worksheetOptions';
import { correctedValue } from './correctedValue';
import type { TrimCell } from './LogAnalysis';
import { movingTrims } from './movingTrims';

const settled = {
  trust: 'settled',
  drifts: false,
  drivesDisagree: false,
  staysAtHighLoad: false,
  isLocked: false,
  meanPercent: 3.14159265,
  seconds: 8,
} as TrimCell;

const handed = (changes: Partial<TrimCell>) =>
  movingTrims({ cells: [[{ ...settled, ...changes }]] }, 2);

it('hands over the mean of a settled cell, held back by its few seconds', () => {
  expect(handed({})).toEqual([[2.513274]]);
  expect(movingTrims({ cells: [[settled]] }, 0)).toEqual([[3.141593]]);
});

it('makes the worksheet come to the same cells with the same share and cap', () => {
  const means = [
    [-9, NaN, 6.789012],
    [NaN, -1.234567, NaN],
    [9.9, NaN, 3.3333333],
  ];
  const seconds = [
    [5, 0, 31.4],
    [0, 12.3, 0],
    [400, 0, 7],
  ];
  const table = {
    loads: [0.3, 0.4, 0.5],
    speedsRpm: [2000, 2500, 3000],
    cells: [
      [1.0123, 1.05, 0.9876],
      [1, 1.1, 1],
      [0.95, 1, 1.0101],
    ],
  };
  const options = { sharePercent: 50, resistanceSeconds: 2, capPercent: 4.5 };
  const corrected = table.cells.map((row, r) =>
    row.map((old, c) => {
      const mean = means[r]?.[c] ?? NaN;
      return Number.isNaN(mean)
        ? { value: old, isCapped: false }
        : correctedValue(old, mean, seconds[r]?.[c] ?? NaN, options);
    }),
  );
  const combinedTrim = movingTrims(
    {
      cells: means.map((row, r) =>
        row.map((meanPercent, c) => ({
          ...settled,
          meanPercent,
          seconds: seconds[r]?.[c] ?? NaN,
          trust: Number.isNaN(meanPercent) ? 'empty' : 'settled',
        })),
      ),
    },
    options.resistanceSeconds,
  );
  const { sharePercent, capPercent } = options;
  const sheet = loadScalingWorksheet(
    { table, combinedTrim },
    { ...usualOptions, sharePercent, capPercent, skipMarked: false },
  );
  const cells = sheet.cells.map((row) =>
    row.map(({ after, capped }) => ({ value: after, isCapped: capped })),
  );
  expect(cells).toEqual(corrected);
  // Of −9 % in 5 s the half of five sevenths; of 9.9 % the cap.
  expect(cells[0]?.[0]?.value).toBeCloseTo(1.0123 * (1 - 0.09 / 2 / 1.4), 4);
  expect(cells[2]?.[0]).toEqual({ value: 0.9927, isCapped: true });
});

it.each<[string, Partial<TrimCell>]>([
  ['has too few rows', { trust: 'thin' }],
  ['drifts', { drifts: true }],
  ['drives disagree over', { drivesDisagree: true }],
  ['lies at high load', { staysAtHighLoad: true }],
  ['the worksheet would keep', { keptFor: ['outlier'] }],
  ['the reader locked', { isLocked: true }],
])('keeps back a cell that %s', (_, changes) => expect(handed(changes)).toEqual([[null]]));
