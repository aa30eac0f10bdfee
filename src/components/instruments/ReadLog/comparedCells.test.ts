import { expect, it } from 'vitest';
import { analysed, stockScaling } from '@site/tests/unit/readLogCases';
import { comparedCells } from './comparedCells';

const before = analysed({ log: { seconds: 900, truth: () => 5, noisePercent: 0.2 } });
const after = analysed({ log: { seconds: 900, truth: () => 1, noisePercent: 0.2, seed: 7 } });

it('a log before a flash and one after it, where both know a cell', () => {
  const { cells, ...means } = comparedCells(before, after);
  expect(cells.length).toBeGreaterThan(20);
  expect(means.before).toBeCloseTo(5, 0);
  expect(means.after).toBeCloseTo(1, 0);
  for (const { before: was, after: is } of cells) expect(is).toBeLessThan(was);
});

it('nothing is compared over other axes', () => {
  const { loads, speedsRpm, cells } = stockScaling;
  const shorter = { loads, speedsRpm: speedsRpm.slice(1), cells: cells.slice(1) };
  const other = analysed({ log: { seconds: 300 }, options: { table: shorter } });
  expect(comparedCells(other, after).cells).toEqual([]);
});
