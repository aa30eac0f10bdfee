import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LogTable } from '@site/src/calculations/logReading/LogTable';
import { analysed, evaluated } from '@site/tests/unit/readLogCases';
import { Copies } from './Copies';
import { Verdict } from './Verdict';

const resultOf = (edit?: (table: LogTable) => LogTable) => {
  const { result } = evaluated(
    analysed({ log: { seconds: 1200, noisePercent: 0.3, truth: () => 3 }, ...(edit && { edit }) }),
  );
  if (!result) throw new Error('The log says nothing.');
  return result;
};

/** Intake air that rises from 20 to 44 °C, and a trim that gives way by 0.2 points for each K. */
const heated = (table: LogTable): LogTable => {
  const warmer = (row: number): number => (24 * row) / table.rowCount;
  const { shortTrim } = table.columns;
  return {
    ...table,
    columns: {
      ...table.columns,
      intakeAir: Float32Array.from({ length: table.rowCount }, (_, row) => 20 + warmer(row)),
      shortTrim: Float32Array.from(
        { length: table.rowCount },
        (_, row) => (shortTrim?.[row] ?? NaN) - 0.2 * warmer(row),
      ),
    },
  };
};

describe('Verdict', () => {
  it('says how the trim follows intake air and time', () => {
    const html = renderToStaticMarkup(createElement(Verdict, { result: resultOf(heated) }));
    const [, from, to, moved, each, share] =
      /over intake air: from (\d+) to (\d+) °C it moves by −([\d.]+) points, −([\d.]+) a K; that explains (\d+) %/.exec(
        html,
      ) ?? [];
    expect(Number(from)).toBeLessThan(30);
    expect(Number(to)).toBe(44);
    expect(Number(each)).toBeCloseTo(0.2, 1);
    expect(Number(moved)).toBeCloseTo(0.2 * (Number(to) - Number(from)), 0);
    expect(Number(share)).toBeGreaterThan(60);
    // 24 K within 20 minutes.
    expect(html).toMatch(
      /since a drive began: from \d+ to 20 min it moves by −[\d.]+ points, −0\.2\d a minute/,
    );
  });

  it('says where intake air tells nothing', () => {
    const html = renderToStaticMarkup(createElement(Verdict, { result: resultOf() }));
    expect(html).toContain('over intake air: not known');
  });
});

describe('the check of the bench itself', () => {
  it('prints rms and share before and after, on rows used and on minutes held back', () => {
    const result = resultOf();
    const html = renderToStaticMarkup(createElement(Copies, { result }));
    const { selfCheck } = result.analysis;
    const rows = html
      .split('<tr>')
      .slice(2)
      .map((row) => [...row.matchAll(/<td>([^<]*)/g)].map(([, text = '']) => text));
    const percent = (value: number): string => `${value.toFixed(2)} %`;
    const share = (value: number): string => `${Math.round(100 * value)} %`;
    expect(rows.map((row) => row.slice(1))).toEqual([
      [
        percent(selfCheck.usedRmsBefore),
        percent(selfCheck.usedRmsAfter),
        share(selfCheck.usedWithinBefore),
        share(selfCheck.usedWithinAfter),
      ],
      [
        percent(selfCheck.heldBackRmsBefore),
        percent(selfCheck.heldBackRmsAfter),
        share(selfCheck.heldBackWithinBefore),
        share(selfCheck.heldBackWithinAfter),
      ],
    ]);
    expect(selfCheck.usedRmsAfter).toBeLessThan(selfCheck.usedRmsBefore);
  });
});
