import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flatScaling } from '../testing/flatScaling';
import { type HandLog, type HandRow, logTableOf, rowsOf } from '../testing/logTableOf';
import { cellMeans } from './cellMeans';
import { cellSums } from './cellSums';
import { rowSeconds } from './rowSeconds';
import { totalTrim } from './totalTrim';
import { usualTrust } from './usualLogOptions';
import { weightedRows } from './weightedRows';
import { fewer } from '@site/tests/properties';

/** The sums of all rows, no gates. */
const sumsOf = (drives: readonly (readonly HandRow[])[], log?: HandLog, times?: number[]) => {
  const table = logTableOf(drives, log);
  if (times) table.timeSeconds.set(times);
  const { load, rpm } = table.columns;
  const rows = Uint32Array.from({ length: table.rowCount }, (_, row) => row);
  const options = { binning: 'bilinear' as const, minimumHitWeight: 0 };
  return cellSums(
    {
      table,
      weighted: weightedRows(rows, load ?? [], rpm ?? [], flatScaling, options),
      values: totalTrim(table)?.percent ?? [],
      seconds: rowSeconds(table),
      cellCount: 15 * 17,
    },
    usualTrust,
  );
};
const node = 5 * 17 + 8;
const at = (drives: readonly (readonly HandRow[])[], log?: HandLog, times?: number[]) => {
  const cell = sumsOf(drives, log, times)[node];
  if (!cell) throw new Error('no cell');
  return cell;
};
const trims = (...values: number[]): HandRow[] =>
  values.flatMap((shortTrim) => rowsOf(10, { shortTrim, longTrim: 0 }));

describe('cellSums', () => {
  it('weighs by seconds, not by rows: a log of 25 rows a second has no more say than one of 4', () => {
    const fast = rowsOf(250, { shortTrim: 0, longTrim: 0 });
    const slow = rowsOf(40, { shortTrim: 6, longTrim: 0 });
    const table = logTableOf([fast, slow]);
    const times = [...fast.map((_, i) => i * 0.04), ...slow.map((_, i) => i * 0.25)];
    table.timeSeconds.set(times);
    const steps = Float64Array.of(0.04, 0.25);
    const { load, rpm } = table.columns;
    const rows = Uint32Array.from({ length: table.rowCount }, (_, row) => row);
    const options = { binning: 'bilinear' as const, minimumHitWeight: 0 };
    const timed = { ...table, stepSeconds: steps };
    const [cell] = cellSums(
      {
        table: timed,
        weighted: weightedRows(rows, load ?? [], rpm ?? [], flatScaling, options),
        values: totalTrim(timed)?.percent ?? [],
        seconds: rowSeconds(timed),
        cellCount: 15 * 17,
      },
      usualTrust,
    ).slice(node, node + 1);
    expect(cell?.seconds).toBeCloseTo(20, 6);
    expect(cell?.meanPercent).toBeCloseTo(3, 6);
  });

  it('mean, spread, median and a mean without outliers', () => {
    const cell = at([trims(2, 2, 2, 4, 4)]);
    expect(cell.meanPercent).toBeCloseTo(2.8, 9);
    expect(cell.spreadPercent).toBeCloseTo(Math.sqrt(0.96), 9);
    expect(cell.medianPercent).toBe(2);
    expect(cell.seconds).toBeCloseTo(5, 9);
    const outlier = at([trims(2, 2.2, 1.8, 2, 2.1, 40)]);
    expect(outlier.meanPercent).toBeCloseTo(50.1 / 6, 5);
    expect(outlier.robustMeanPercent).toBeCloseTo(2.02, 5);
  });

  it('a median that half of the seconds reach lies between its neighbours', () => {
    expect(at([trims(1, 3)]).medianPercent).toBe(2);
  });

  it('keeps rows one trim step away in the robust mean, though most rows stand on one value', () => {
    const cell = at([trims(0, 0, 0, 0.78125)]);
    expect(cell.robustMeanPercent).toBeCloseTo(cell.meanPercent, 9);
  });

  it('visits are runs more than 2 s apart, or in another drive', () => {
    const rows = rowsOf(30);
    const times = rows.map((_, i) => i * 0.1 + (i >= 10 ? 2 : 0) + (i >= 20 ? 1.5 : 0));
    expect(at([rows], {}, times).visits).toBe(2);
    expect(at([rowsOf(10), rowsOf(10), rowsOf(10)]).visits).toBe(3);
  });

  it('a visit is in the cell with a quarter of the row at least', () => {
    const far = sumsOf([rowsOf(100, { load: 0.5 + 0.0625 * 0.9 })])[node];
    expect(far?.visits).toBe(0);
    expect(far?.trust).toBe('empty');
    expect(far?.seconds).toBeCloseTo(1, 4);
  });

  it('settled from 5 s, three visits and an error of 1 point; thin from 2 s and two visits', () => {
    const drives = (count: number, rows: number) =>
      Array.from({ length: count }, () => rowsOf(rows));
    expect(at(drives(3, 17)).trust).toBe('settled');
    expect(at(drives(3, 16)).trust).toBe('thin');
    expect(at(drives(2, 40)).trust).toBe('thin');
    expect(at(drives(1, 400)).trust).toBe('empty');
    expect(at(drives(2, 9)).trust).toBe('empty');
    const wide = [trims(-2, 6), trims(-2, 6), trims(-2, 6)];
    expect(at(wide).standardErrorPercent).toBeCloseTo(4 / Math.sqrt(3), 9);
    expect(at(wide).trust).toBe('thin');
  });

  it('marks a cell that drifts, and one over which two drives disagree', () => {
    expect(at([trims(1, 2, 3.5)]).drifts).toBe(true);
    expect(at([trims(1, 2, 2.9)]).drifts).toBe(false);
    expect(at([trims(1, 1, 1), trims(4.2, 4.2, 4.2)]).drivesDisagree).toBe(true);
    expect(at([trims(1, 1, 1), trims(3.9, 3.9, 3.9)]).drivesDisagree).toBe(false);
    // A drive of less than 2 s in the cell has no say.
    expect(at([trims(1, 1, 1), trims(9)]).drivesDisagree).toBe(false);
  });

  it('passes over missing trims and leaves an untouched cell empty', () => {
    const sums = sumsOf([[...rowsOf(60), ...rowsOf(60, { shortTrim: NaN })]]);
    expect(sums[node]?.meanPercent).toBe(4);
    expect(sums[0]).toMatchObject({ trust: 'empty', seconds: 0, visits: 0 });
  });

  it('does not ask in which order the rows of a drive come, once each has its seconds', () => {
    const rows = rowsOf(40).map((row, i) => ({
      ...row,
      shortTrim: i % 7,
      load: 0.45 + 0.002 * i,
      rpm: 2700 + 15 * i,
    }));
    const table = logTableOf([rows]);
    const { load, rpm } = table.columns;
    const options = { binning: 'bilinear' as const, minimumHitWeight: 0 };
    const meansOf = (order: readonly number[]) =>
      cellMeans({
        table,
        weighted: weightedRows(
          Uint32Array.from(order),
          load ?? [],
          rpm ?? [],
          flatScaling,
          options,
        ),
        values: totalTrim(table)?.percent ?? [],
        seconds: rowSeconds(table),
        cellCount: 15 * 17,
      });
    const inOrder = rows.map((_, i) => i);
    const first = meansOf(inOrder);
    fc.assert(
      fc.property(fc.shuffledSubarray(inOrder, { minLength: 40 }), (order) => {
        const other = meansOf(order);
        first.mean.forEach((mean, cell) => {
          expect(other.seconds[cell]).toBeCloseTo(first.seconds[cell] ?? NaN, 9);
          if (!Number.isNaN(mean)) expect(other.mean[cell]).toBeCloseTo(mean, 9);
        });
      }),
      fewer(20),
    );
  });
});
