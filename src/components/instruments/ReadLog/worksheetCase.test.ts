import { expect, it } from 'vitest';
import type { LogAnalysisOptions } from '@site/src/calculations/logAnalysis/LogAnalysisOptions';
import { analysed } from '@site/tests/unit/readLogCases';
import { instrument as worksheet } from '../LoadScaling/definition';
import { worksheetCase } from './worksheetCase';

const bumpy = (load: number, rpm: number): number =>
  5 * Math.sin(6 * (load - 0.25)) - (rpm - 2600) / 800;

const log = { seconds: 1800, rowsPerSecond: 5, noisePercent: 0.3, truth: bumpy };

/** What the reader had in the worksheet before. */
const ofAnotherLog = {
  open: 'yes',
  measured: '0.9',
  commanded: '0.85',
  ltft: '7',
  hits: '3',
  smooth: 'yes',
  skip: 'no',
};

it.each<[string, Partial<LogAnalysisOptions>]>([
  ['as the instrument begins', {}],
  ['with a cap that holds cells', { sharePercent: 80, capPercent: 1 }],
  ['without a cap', { resistanceSeconds: 10, capPercent: null }],
])('makes the worksheet come to the table of the log, %s', (_, options) => {
  const analysis = analysed({ log, options });
  const own = analysis.table.cells.flat();
  const { result } = worksheet.evaluate(
    { ...ofAnotherLog, ...worksheetCase({ analysis, options: analysis.options }) },
    { status: 'not-asked' },
  );
  expect(result?.sheet.cells.flat().map(({ after }) => after)).toEqual(
    own.map(({ newValue }) => newValue),
  );
  const changed = own.filter(({ oldValue, newValue }) => oldValue !== newValue);
  expect(changed.some(({ oldValue, newValue }) => newValue < oldValue)).toBe(true);
  expect(own.some(({ isCapped }) => isCapped)).toBe(options.capPercent === 1);
});
