import { describe, expect, it } from 'vitest';
import { flatScaling } from '../testing/flatScaling';
import { logTableOf, rowsOf } from '../testing/logTableOf';
import { madeLog } from '../testing/madeLog';
import { analyseLog } from './analyseLog';
import { compareAnalyses } from './compareAnalyses';
import type { LogAnalysis } from './LogAnalysis';
import { usualLogOptions } from './usualLogOptions';

const options = {
  ...usualLogOptions(flatScaling),
  sharePercent: 100,
  capPercent: null,
  resistanceSeconds: 0,
};
const drives = (shortTrim: number) =>
  logTableOf(Array.from({ length: 3 }, () => rowsOf(160, { shortTrim, longTrim: 0 })));
const tableOf = ({ table }: LogAnalysis) => ({
  ...flatScaling,
  cells: table.cells.map((line) => line.map(({ newValue }) => newValue)),
});

describe('compareAnalyses', () => {
  const before = analyseLog(drives(6), options);
  const flashed = { ...options, table: tableOf(before) };

  it('holds each cell against what the new table should have made of it', () => {
    const after = analyseLog(drives(0.5), flashed);
    const { cells, compared, better, rmsBefore, rmsAfter } = compareAnalyses(before, after);
    const cell = cells[5]?.[8];
    expect(cell?.verdict).toBe('better');
    expect(cell?.expectedPercent).toBeCloseTo(0, 2);
    expect(cell?.changePoints).toBeCloseTo(-5.5, 6);
    expect({ compared, better }).toEqual({ compared: 1, better: 1 });
    expect([rmsBefore, rmsAfter].map((each) => Number(each.toFixed(6)))).toEqual([6, 0.5]);
  });

  it('says worse, the same, and unknown where one of the two is not settled', () => {
    const verdict = (shortTrim: number) =>
      compareAnalyses(before, analyseLog(drives(shortTrim), flashed)).cells[5]?.[8]?.verdict;
    expect(verdict(-8)).toBe('worse');
    expect(verdict(-6.2)).toBe('same');
    const short = analyseLog(logTableOf([rowsOf(110)]), flashed);
    expect(compareAnalyses(before, short).cells[5]?.[8]?.verdict).toBe('unknown');
    expect(compareAnalyses(before, short).rmsAfter).toBeNaN();
  });

  it('sees a made engine come right: the residual of the second log is that of the first table', () => {
    const first = analyseLog(madeLog({ seconds: 1500, rowsPerSecond: 5 }).table, options);
    const cells = tableOf(first);
    const corrected = (load: number, rpm: number): number => {
      const column = Math.round(load * 16);
      const row = Math.round(rpm / 500) - 1;
      const change = (cells.cells[row]?.[column] ?? 1) - 1;
      return 3 * Math.sin(load * 6) + 2 * Math.cos(rpm / 900) - 100 * change;
    };
    const second = analyseLog(
      madeLog({ seconds: 1500, rowsPerSecond: 5, seed: 7, truth: corrected }).table,
      {
        ...options,
        table: cells,
      },
    );
    const { rmsBefore, rmsAfter, better, worse } = compareAnalyses(first, second);
    expect(rmsAfter).toBeLessThan(0.5 * rmsBefore);
    expect(better).toBeGreaterThan(worse);
  });

  it('refuses two tables of other axes', () => {
    const other = { table: { ...before.table, rpms: [500] } };
    expect(() => compareAnalyses(before, other)).toThrow(RangeError);
  });
});
