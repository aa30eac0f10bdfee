import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LogAnalysisOptions } from '@site/src/calculations/logAnalysis/LogAnalysisOptions';
import { readFilter } from '@site/src/calculations/logAnalysis/readFilter';
import { analysed, evaluated, stockScaling } from '@site/tests/unit/readLogCases';
import { Compare } from './Compare';
import { comparisonNotices } from './comparisonNotices';

/** The same error everywhere, as little noise as shows it. */
const log = (percent: number) => ({ seconds: 1200, noisePercent: 0.3, truth: () => percent });
const before = analysed({ log: log(4) });
const flashed = {
  ...stockScaling,
  cells: before.table.cells.map((row) => row.map(({ newValue }) => newValue)),
};

const shown = (options: Partial<LogAnalysisOptions>): string => {
  const { result } = evaluated(analysed({ log: log(2), options }));
  if (!result) throw new Error('The log says nothing.');
  const earlier = { name: 'first.csv', analysis: before };
  return renderToStaticMarkup(createElement(Compare, { result: { ...result, earlier } }));
};

/** The cells of the table of both logs, row by row. */
const rowsOf = (html: string): readonly (readonly string[])[] =>
  html
    .split('<tr>')
    .slice(2)
    .map((row) => [...row.matchAll(/<t[dh][^>]*>([^<]*)/g)].map(([, text = '']) => text));

describe('comparisonNotices', () => {
  it('names a filter that only one of them has, as long as it is on', () => {
    const filter = readFilter('IAT < 50', null);
    const limits = (own: boolean) => {
      const gates = { ...before.options.gates, own };
      return comparisonNotices(before, { ...before, options: { ...before.options, filter, gates } })
        .map(({ text }) => text)
        .join();
    };
    expect(limits(true)).toContain('your own filter');
    expect(limits(false)).not.toContain('your own filter');
  });

  it('refuses the load from air flow of another engine', () => {
    const laidFor = (displacementCc: number) => ({
      ...before,
      options: { ...before.options, placement: 'fromAirFlow' as const, displacementCc },
    });
    const limits = (other: number) =>
      comparisonNotices(laidFor(1998), laidFor(other)).map(({ limit }) => limit);
    expect(limits(2488)).toEqual(['logComparePlacement']);
    expect(limits(1998)).not.toContain('logComparePlacement');
  });
});

describe('Compare', () => {
  it('shows beside the move what the change of the cell should have done', () => {
    const rows = rowsOf(shown({ table: flashed }));
    expect(rows.length).toBeGreaterThan(20);
    const settled = rows.filter((row) => row.at(-1) !== 'not settled in both');
    expect(settled.length).toBeGreaterThan(10);
    const number = (text = ''): number => Number(text.replace('−', '-').replace(' %', ''));
    for (const [rpm, load, was, , , told] of settled) {
      const row = flashed.speedsRpm.indexOf(Number(rpm));
      const column = flashed.loads.indexOf(Number(load));
      const ratio =
        (flashed.cells[row]?.[column] ?? NaN) / (stockScaling.cells[row]?.[column] ?? NaN);
      const expected = 100 * ((1 + number(was) / 100) / ratio - 1) - number(was);
      expect(Math.abs(number(told) - expected)).toBeLessThan(0.11);
      // Cells at high load were not flashed anew.
      if (Number(load) < 0.8) expect(number(told)).toBeLessThan(-1);
      else expect(number(told)).toBe(0);
    }
  });

  it('warns where both are held against one table, and not where the flashed one is there', () => {
    expect(shown({})).toContain('paste it above for this log');
    expect(shown({ table: flashed })).not.toContain('paste it above for this log');
  });

  it('names the gates that differ, and compares all the same', () => {
    const html = shown({
      table: flashed,
      gates: { ...before.options.gates, offIdle: false },
      minimumHitWeight: 0.2,
    });
    expect(html).toContain(
      'Not the same in both logs: the gate “idle”, the least weight of a row.',
    );
    expect(rowsOf(html).length).toBeGreaterThan(20);
  });

  it.each([
    ['axes', { table: { ...stockScaling, loads: stockScaling.loads.map((load) => 1.1 * load) } }],
    ['placement', { placement: 'densityUndone' }],
  ] as const)('refuses where the %s differ', (_, options) => {
    const html = shown(options);
    expect(html).toContain('notice-refusal');
    expect(rowsOf(html)).toEqual([]);
  });
});
