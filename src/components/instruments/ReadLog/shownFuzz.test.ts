/** Whatever happened to the bytes of a log: what is shown of it are numbers, or words that say there are none. */
import fc from 'fast-check';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { analyseLog } from '@site/src/calculations/logAnalysis/analyseLog';
import { printLogTable } from '@site/src/calculations/logAnalysis/printLogTable';
import { proofText } from '@site/src/calculations/logAnalysis/proofText';
import { usualLogOptions } from '@site/src/calculations/logAnalysis/usualLogOptions';
import { openLog } from '@site/src/calculations/logReading/openLog';
import { damaged, damages } from '@site/src/calculations/testing/damages';
import { type MadeDialectName, madeDialects } from '@site/src/calculations/testing/madeDialects';
import { madeLog } from '@site/src/calculations/testing/madeLog';
import { fewer } from '@site/tests/properties';
import { evaluated, stockScaling } from '@site/tests/unit/readLogCases';
import { AxisDoubt } from './AxisDoubt';
import { cellViews } from './cellViews';
import { cellWords, correctionFormula } from './cellWords';
import type { ReadLogResult } from './compute';
import { Copies } from './Copies';
import { meanFormulas } from './formulas';
import { KnockView } from './KnockView';
import { stockLibrary } from '../StockLibrary/library';
import { MixtureView } from './MixtureView';
import { sparkTargetOf } from './options';
import { TrimDoubt } from './TrimDoubt';
import { Verdict } from './Verdict';

const dialects = Object.keys(madeDialects) as MadeDialectName[];
const texts = dialects.map(
  (dialect) => madeLog({ dialect, seconds: 200, groupLength: 3, pullShare: 0.3, drives: 2 }).csv,
);

const parts: readonly FunctionComponent<{ readonly result: ReadLogResult }>[] = [
  AxisDoubt,
  Copies,
  KnockView,
  MixtureView,
  TrimDoubt,
  Verdict,
];

const noNumber = /NaN|Infinity|undefined/;

const spark = sparkTargetOf('LF9VEB', stockLibrary);

/** Cells settle early, so that many are shown. */
const options = {
  ...usualLogOptions(stockScaling),
  knockAxes: spark ?? null,
  trust: {
    settledSeconds: 0.4,
    settledVisits: 1,
    settledErrorPercent: 100,
    thinSeconds: 0.2,
    thinVisits: 1,
  },
};

it('shows no number that is none', () => {
  let changed = 0;
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.array(damages, { maxLength: 3 }), (text, damage) => {
      const log = openLog({ name: 'made.csv' });
      log.push(damaged(text, damage));
      const { table, report } = log.end();
      const analysis = analyseLog(table, options);
      const cells = analysis.table.cells.flat();
      expect(cells.every(({ newValue }) => Number.isFinite(newValue))).toBe(true);
      const shown = cells.map((cell) => [
        ...Object.values(cellViews).map((view) => view.text(cell)),
        cellWords(cell),
        correctionFormula(cell, options),
        ...meanFormulas(cell),
      ]);
      expect(shown.join('|')).not.toMatch(noNumber);
      changed += analysis.changes.length;
      const { result } = evaluated(analysis);
      if (!result) throw new Error('It says nothing.');
      for (const part of parts) {
        const html = renderToStaticMarkup(createElement(part, { result }));
        expect(html, part.name).not.toMatch(noNumber);
      }
      for (const form of ['cells', 'factors', 'csv'] as const)
        expect(printLogTable(analysis.table, form, { mark: '.' })).not.toMatch(noNumber);
      expect(proofText(analysis, [report])).not.toMatch(/Infinity|undefined/);
    }),
    fewer(30),
  );
  // Otherwise nothing was shown that could be wrong.
  expect(changed).toBeGreaterThan(100);
});
