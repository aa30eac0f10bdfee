import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { analysed, evaluated } from '@site/tests/unit/readLogCases';
import { CellFacts } from './CellFacts';
import { densityFormula, meanFormulas, mixtureFormula } from './formulas';

const analysis = analysed({ log: { seconds: 1200, pullShare: 0.3 } });

/** The numbers that a formula prints in some places of it. */
const numbersIn = (formula: string, places: RegExp): readonly number[] => {
  const found = places.exec(formula);
  if (!found) throw new Error(`${formula} has none of ${places.source}`);
  return found.slice(1).map((text) => Number(text.replace('−', '-')));
};

describe('formulas with the numbers of a log', () => {
  it('mean and standard error of a cell come out as printed', () => {
    const settled = analysis.table.cells.flat().filter(({ trust }) => trust === 'settled');
    expect(settled.length).toBeGreaterThan(5);
    for (const cell of settled) {
      const [mean = '', error = ''] = meanFormulas(cell);
      const [sum = NaN, weight = NaN, result = NaN] = numbersIn(
        mean,
        /= ([−\d.]+) \/ ([\d.]+) = \+?([−\d.]+) %$/,
      );
      expect(Math.abs(sum / weight - result)).toBeLessThan(0.011);
      expect(result).toBeCloseTo(cell.meanPercent, 2);
      const [spread = NaN, visits = NaN, standard = NaN] = numbersIn(
        error,
        /= ([\d.]+) \/ √(\d+) = ([\d.]+) %$/,
      );
      expect(Math.abs(spread / Math.sqrt(visits) - standard)).toBeLessThan(0.011);
      expect(standard).toBeCloseTo(cell.standardErrorPercent, 2);
    }
  });

  it('says nothing of a cell without data', () => {
    const empty = analysis.table.cells.flat().find(({ seconds }) => seconds === 0);
    expect(empty && meanFormulas(empty)).toEqual([]);
  });

  it('the density comes out as printed, and is that of the placement', () => {
    const undone = analysis.placements.find(({ placement }) => placement === 'densityUndone');
    if (!undone?.air) throw new Error('No density.');
    const [kpa = NaN, engine = NaN, air = NaN, again = NaN, density = NaN, ratio = NaN] = numbersIn(
      densityFormula(undone.air),
      /= 353 · ([\d.]+) \/ \(101\u00a0320 · \(0\.1992 · \(([\d.]+) − ([\d.]+)\) \+ ([\d.]+) \+ 273\)\) = ([\d.]+) g\/cc; .* = LOAD · ([\d.]+)\.$/,
    );
    expect(again).toBe(air);
    expect((353 * kpa) / (101_320 * (0.1992 * (engine - air) + air + 273))).toBeCloseTo(density, 5);
    expect(ratio).toBeCloseTo(0.0012 / density, 3);
    expect(ratio).toBeCloseTo(undone.meanRatio, 2);
    const logged = analysis.placements.find(({ placement }) => placement === 'asLogged');
    expect(logged?.air).toBeUndefined();
  });

  it('the error of the mixture comes out as printed, nearly', () => {
    const cells = analysis.mixture.cells.flat().filter(({ trust }) => trust !== 'empty');
    expect(cells.length).toBeGreaterThan(3);
    for (const cell of cells) {
      const [learned = NaN, measured = NaN, asked = NaN, error = NaN] = numbersIn(
        mixtureFormula(cell, true),
        /≈ \+?([−\d.]+) \+ 100 · \(([\d.]+) \/ ([\d.]+) − 1\) ≈ \+?([−\d.]+) %$/,
      );
      expect(Math.abs(learned + 100 * (measured / asked - 1) - error)).toBeLessThan(0.2);
    }
    expect(cells.some(({ longTrimPercent }) => longTrimPercent !== 0)).toBe(true);
    const [cell] = cells;
    expect(cell && mixtureFormula(cell, false)).toMatch(/^T = 100 · \(.* ≈ 100 · \([^+]*$/);
  });

  it('stand with the facts of the cell, beside its mean near the median', () => {
    const { result } = evaluated(analysis);
    if (!result) throw new Error('The log says nothing.');
    const row = analysis.table.cells.findIndex((cells) =>
      cells.some(({ trust }) => trust === 'settled'),
    );
    const column = analysis.table.cells[row]?.findIndex(({ trust }) => trust === 'settled') ?? -1;
    const cell = analysis.table.cells[row]?.[column];
    if (!cell) throw new Error('No cell is settled.');
    const nothing = (): void => undefined;
    const html = renderToStaticMarkup(
      createElement(CellFacts, { result, cell: { row, column }, onLock: nothing, onJump: nothing }),
    );
    for (const formula of meanFormulas(cell)) expect(html).toContain(formula);
    const [robust = NaN] = numbersIn(
      html,
      /<dt>mean near the median<\/dt><dd>\+?([−\d.]+) %<\/dd>/,
    );
    expect(robust).toBeCloseTo(cell.robustMeanPercent, 1);
  });
});
