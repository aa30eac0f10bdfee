import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stockMap } from '@site/src/data/stockMaps';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import type { WorksheetInput } from './cellEvidence';
import { loadScalingWorksheet } from './loadScalingWorksheet';
import { printScalingTable, scalingTableAfter } from './printScalingTable';
import { readScalingTable, scalingTableOf } from './readScalingTable';
import type { HistogramCells, ScalingTable } from './ScalingTable';
import { usualOptions, type WorksheetOptions } from './worksheetOptions';
import { worksheetSummary } from './worksheetSummary';

const stock = scalingTableOf(stockMap('Load Scaling', 'LF9VEB'));

/** Cells given as `[engine speed, load, number]`; nothing elsewhere. All numbers are made up. */
const only = (...given: readonly (readonly [number, number, number])[]): HistogramCells =>
  stock.speedsRpm.map((rpm) =>
    stock.loads.map((load) => given.find(([y, x]) => y === rpm && x === load)?.[2] ?? null),
  );

const cellAt = (
  input: Omit<WorksheetInput, 'table'>,
  [rpm, load]: readonly [number, number],
  options: Partial<WorksheetOptions> = {},
) => {
  const { cells } = loadScalingWorksheet(
    { table: stock, ...input },
    { ...usualOptions, ...options },
  );
  const cell = cells[stock.speedsRpm.indexOf(rpm)]?.[stock.loads.indexOf(load)];
  if (!cell) throw new Error('No such cell.');
  return cell;
};

describe('loadScalingWorksheet', () => {
  const place = [2000, 0.5] as const;
  const trims = (percent: number) => ({ combinedTrim: only([...place, percent]) });

  it('multiplies by 1 + T / 100, as EcuFlash does with 1.02 and 0.98', () => {
    const { before } = cellAt({}, place);
    expect(before.toFixed(3)).toBe('1.055');
    expect(Math.abs(cellAt(trims(2), place).after - before * 1.02)).toBeLessThan(1e-4);
    expect(Math.abs(cellAt(trims(-2), place).after - before * 0.98)).toBeLessThan(1e-4);
    expect(cellAt(trims(5 + 3), place)).toMatchObject({
      outcome: 'corrected',
      source: 'closed-loop',
      computedPercent: 8,
      appliedPercent: 8,
      capped: false,
      marks: [],
    });
  });

  it('applies a share, and no more than the cap', () => {
    expect(cellAt(trims(8), place, { sharePercent: 50 }).appliedPercent).toBe(4);
    expect(cellAt(trims(8), place, { capPercent: 5 })).toMatchObject({
      appliedPercent: 5,
      capped: true,
    });
    expect(cellAt(trims(-24), place, { skipMarked: false })).toMatchObject({
      appliedPercent: -10,
      capped: true,
      marks: ['large'],
    });
  });

  it('leaves a cell alone that has few hits, a mark or nothing', () => {
    const hits = only([...place, 19]);
    expect(cellAt({ ...trims(4), hits }, place)).toMatchObject({ outcome: 'few-hits', hits: 19 });
    expect(cellAt({ ...trims(4), hits }, place, { minimumHits: 19 }).outcome).toBe('corrected');
    expect(cellAt(trims(-24), place).outcome).toBe('marked');
    expect(cellAt(trims(4), [2000, 0.5625]).outcome).toBe('no-data');
  });

  it('marks the suspicious cells that the old guide names', () => {
    const combinedTrim = only(
      [1000, 0.875, -24],
      [1000, 0.75, -10],
      [4500, 1, 14.3],
      [5000, 0.25, -6],
      ...[4500, 5500].flatMap((rpm) => [0.1875, 0.25, 0.3125].map((x) => [rpm, x, 1] as const)),
    );
    expect(cellAt({ combinedTrim }, [1000, 0.875]).marks).toEqual(['large', 'trim-at-high-load']);
    expect(cellAt({ combinedTrim }, [1000, 0.75]).marks).toEqual(['large']);
    expect(cellAt({ combinedTrim }, [4500, 1]).marks).toContain('large');
    expect(cellAt({ combinedTrim }, [5000, 0.25]).marks).toEqual(['outlier']);
    const flipped = only([2000, 0.5, 3], [2000, 0.5625, -2.5], [2500, 0.5, 1]);
    expect(cellAt({ combinedTrim: flipped }, place).marks).toEqual(['sign-flip']);
    expect(cellAt({ combinedTrim: flipped }, [2500, 0.5]).marks).toEqual([]);
  });

  it('corrects open-loop cells by measured against commanded lambda', () => {
    const full = [4000, 0.875] as const;
    const openLoop = {
      measuredLambda: only([...full, 0.874]),
      commandedLambda: only([...full, 0.85]),
    };
    const cell = cellAt({ openLoop, longTermTrimPercent: 4 }, full);
    expect(cell.source).toBe('open-loop');
    expect(cell.computedPercent).toBeCloseTo(100 * (1.04 * (0.874 / 0.85) - 1), 9);
    expect(cell.after).toBeCloseTo(cell.before * (1 + (1.04 * (0.874 / 0.85) - 1) / 2), 3);
    expect(cellAt({ openLoop }, full).computedPercent).toBeCloseTo(100 * (0.874 / 0.85 - 1), 9);
    const both = { openLoop, combinedTrim: only([...full, -3]) };
    expect(cellAt(both, full).source).toBe('open-loop');
    expect(cellAt({ openLoop, longTermTrimPercent: only() }, full)).toMatchObject({
      outcome: 'with-row',
      evidence: { longTermTrimPercent: null },
    });
  });

  it('takes trims below load 0.8 where there are both', () => {
    const openLoop = {
      measuredLambda: only([...place, 0.9]),
      commandedLambda: only([...place, 1]),
    };
    expect(cellAt({ openLoop, ...trims(3) }, place)).toMatchObject({
      source: 'closed-loop',
      computedPercent: 3,
    });
  });

  it('fills neighbours towards nothing, but no cell from load 0.8 on', () => {
    const smoothing = { trustedLimitPoints: 0, fillReach: 2 };
    const combinedTrim = only([3000, 0.5, 6], [3000, 0.75, 6]);
    expect(cellAt({ combinedTrim }, [3000, 0.5], { smoothing }).appliedPercent).toBe(6);
    const next = cellAt({ combinedTrim }, [3000, 0.5625], { smoothing });
    expect(next.outcome).toBe('filled');
    expect(next.appliedPercent).toBeGreaterThan(0);
    expect(next.appliedPercent).toBeLessThan(6);
    expect(cellAt({ combinedTrim }, [3000, 0.8125], { smoothing }).outcome).toBe('no-data');
    expect(cellAt({ combinedTrim }, [4500, 0.5], { smoothing }).outcome).toBe('no-data');
  });

  it('leaves cells with a mark or with few hits alone while it fills their neighbours', () => {
    const smoothing = { trustedLimitPoints: 0, fillReach: 1 };
    const combinedTrim = only([2000, 0.5, 6], [2000, 0.5625, 14]);
    const marked = cellAt({ combinedTrim }, [2000, 0.5625], { smoothing, skipMarked: true });
    expect(marked).toMatchObject({ outcome: 'marked', appliedPercent: 0 });
    expect(marked.after).toBe(marked.before);
    const hits = only([2000, 0.5, 50], [2000, 0.5625, 2]);
    const few = cellAt({ combinedTrim, hits }, [2000, 0.5625], { smoothing });
    expect(few).toMatchObject({ outcome: 'few-hits', appliedPercent: 0 });
  });

  it('refuses an option that cannot be', () => {
    for (const wrong of [
      { minimumHits: -1 },
      { sharePercent: 0 },
      { capPercent: 25 },
      { capPercent: NaN },
      { smoothing: { trustedLimitPoints: 6, fillReach: 1 } },
      { smoothing: { trustedLimitPoints: 1, fillReach: 4 } },
    ]) {
      expect(() => cellAt({}, place, wrong)).toThrow(OutOfRangeError);
    }
  });

  it('counts what it did', () => {
    const combinedTrim = only([2000, 0.5, 6], [2500, 0.5, -3], [6000, 0.5, 12], [6000, 0.5625, 11]);
    const sheet = loadScalingWorksheet({ table: stock, combinedTrim });
    expect(sheet.hitsKnown).toBe(false);
    expect(worksheetSummary(sheet)).toEqual({
      cellsByOutcome: {
        corrected: 0,
        filled: 0,
        'no-data': 251,
        'few-hits': 0,
        marked: 4,
        kept: 0,
        'with-row': 0,
        'for-row': 0,
        'no-say': 0,
      },
      cellsByMark: { large: 2, outlier: 0, 'sign-flip': 2, 'trim-at-high-load': 0 },
      raised: 0,
      lowered: 0,
      capped: 0,
      beyondAccepted: 3,
      largeBlock: true,
      largestChangePercent: 0,
    });
    const applied = loadScalingWorksheet(
      { table: stock, combinedTrim },
      { ...usualOptions, skipMarked: false },
    );
    const counted = worksheetSummary(applied);
    expect(counted).toMatchObject({ raised: 3, lowered: 1, capped: 2 });
    expect(counted.largestChangePercent.toFixed(2)).toBe('10.00');
  });
});

describe('whatever is pasted', () => {
  const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const size = { rows: 4, columns: 5 };
  const grid = <T>(cell: fc.Arbitrary<T>) =>
    fc.array(fc.array(cell, { minLength: size.columns, maxLength: size.columns }), {
      minLength: size.rows,
      maxLength: size.rows,
    });
  const lambdas = (min: number, max: number) => grid(fc.option(between(min, max), { freq: 1 }));
  const input = fc
    .record({
      // Without a cap half or one and a half times a cell must still be one.
      cells: grid(between(0.7, 1.5).map((cell) => Number(cell.toFixed(4)))),
      combinedTrim: grid(fc.option(between(-50, 50))),
      hits: grid(fc.option(fc.nat(60))),
      measuredLambda: fc.oneof(lambdas(0.5, 2), lambdas(0.8, 0.87)),
      commandedLambda: fc.oneof(lambdas(0.5, 2), lambdas(0.84, 0.87)),
      longTermTrimPercent: between(-25, 25),
    })
    .map(({ cells, measuredLambda, commandedLambda, ...trims }): WorksheetInput => {
      const table: ScalingTable = {
        loads: [0.25, 0.5, 0.75, 0.875, 1],
        speedsRpm: [1000, 2000, 3000, 4000],
        cells,
      };
      return { table, ...trims, openLoop: { measuredLambda, commandedLambda } };
    });
  const options = fc.record<WorksheetOptions>({
    minimumHits: fc.nat(50),
    sharePercent: between(1, 100),
    capPercent: fc.option(between(0.5, 20)),
    skipMarked: fc.boolean(),
    smoothing: fc.option(fc.record({ trustedLimitPoints: between(0, 5), fillReach: fc.nat(3) })),
  });

  it('the cap and the limit hold, untouched cells stay, and every number is one', () => {
    fc.assert(
      fc.property(input, options, (given, chosen) => {
        for (const cell of loadScalingWorksheet(given, chosen).cells.flat()) {
          const touched = ['corrected', 'filled', 'with-row'].includes(cell.outcome);
          expect(Number.isFinite(cell.after)).toBe(true);
          expect(Number.isFinite(cell.appliedPercent)).toBe(true);
          const cap = cell.outcome === 'with-row' ? 5 : (chosen.capPercent ?? Infinity);
          expect(100 * Math.abs(cell.after / cell.before - 1)).toBeLessThanOrEqual(cap + 1e-9);
          if (cell.outcome === 'with-row') expect(cell.after).toBeGreaterThanOrEqual(cell.before);
          if (!touched) expect(cell.after).toBe(cell.before);
          if (cell.outcome !== 'corrected') continue;
          const most = (chosen.smoothing?.trustedLimitPoints ?? 0) + 1e-9;
          expect(Math.abs(cell.smoothedByPoints)).toBeLessThanOrEqual(most);
        }
      }),
    );
  });

  it('the new table reads back as it was printed', () => {
    fc.assert(
      fc.property(input, options, fc.boolean(), (given, chosen, withAxes) => {
        const after = scalingTableAfter(loadScalingWorksheet(given, chosen));
        const comma = printScalingTable(after, { withAxes, mark: ',' });
        expect(readScalingTable(printScalingTable(after, { withAxes }), given.table).table).toEqual(
          after,
        );
        expect(readScalingTable(comma, given.table).table).toEqual(after);
      }),
    );
  });

  it('gives back a stock table that the log says nothing of, digit by digit', () => {
    const sheet = loadScalingWorksheet({ table: stock });
    expect(scalingTableAfter(sheet)).toEqual(stock);
    expect(worksheetSummary(sheet).largestChangePercent).toBe(0);
  });
});
