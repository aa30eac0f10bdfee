import { lambdaRange } from '../airAndFuel/lambdaFromEnrichment';
import { combinedTrimRange, longTermTrimRange } from './newLoadScaling';
import type { Quantity } from '../limits/OutOfRangeError';
import { readPastedTable } from '../pastedTable/readPastedTable';
import { requireInRange } from '../limits/requireInRange';
import { checkCells, type CellRule } from './checkCells';
import { type PlacedCells, placeOnAxes } from './placeOnAxes';
import type { ScalingAxes } from './ScalingTable';

const hitsRange: Quantity = { name: 'the hit count', unit: '', least: 0, most: 1e9 };

/** The tables a log viewer can give, and what their cells may hold. */
const rules = {
  /** STFT + LTFT, averaged over the cell, in percent. */
  combinedTrim: {
    tableName: 'the trim histogram',
    check: (value) => requireInRange(combinedTrimRange, value),
  },
  /** Rows of the log, or their weight, in each cell. */
  hits: {
    tableName: 'the hit counts',
    check: (value) => requireInRange(hitsRange, value),
  },
  measuredLambda: {
    tableName: 'the table of measured lambda',
    check: (value) => requireInRange({ ...lambdaRange, name: 'measured lambda' }, value),
  },
  commandedLambda: {
    tableName: 'the table of commanded lambda',
    check: (value) => requireInRange({ ...lambdaRange, name: 'commanded lambda' }, value),
  },
  /** LTFT that was in use, in percent. */
  longTermTrim: {
    tableName: 'the table of long-term trims',
    check: (value) => requireInRange(longTermTrimRange, value),
  },
} as const satisfies Record<string, CellRule>;

export type HistogramKind = keyof typeof rules;

/**
 * Reads what a log viewer shows over load and engine speed.
 *
 * @throws PastedTableError naming the row and the column of what cannot be used
 */
export const readHistogram = (
  text: string,
  kind: HistogramKind,
  axes: ScalingAxes,
): PlacedCells => {
  const rule = rules[kind];
  const shape = { rows: axes.speedsRpm.length, columns: axes.loads.length };
  const pasted = readPastedTable(text, rule.tableName, shape);
  checkCells(pasted, rule);
  return placeOnAxes(pasted, axes, rule.tableName);
};
