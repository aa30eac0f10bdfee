import { describe, expect, it } from 'vitest';
import { analyseLog } from '../logAnalysis/analyseLog';
import { usualLogOptions } from '../logAnalysis/usualLogOptions';
import { summaryOfLog } from '../logReading/summaryOfLog';
import { flatScaling } from '../testing/flatScaling';
import { logTableOf, rowsOf } from '../testing/logTableOf';
import { madeLog } from '../testing/madeLog';
import { cellStretches } from './cellStretches';

const { table } = madeLog({ seconds: 900, drives: 2 });
const { drives } = summaryOfLog(table);
const analysis = analyseLog(table, usualLogOptions(flatScaling));

describe('cellStretches', () => {
  it('adds up to the seconds and the mean of its cell', () => {
    let compared = 0;
    analysis.table.cells.forEach((cells, row) =>
      cells.forEach((cell, column) => {
        const stretches = cellStretches(table, analysis, drives, { row, column });
        const weight = stretches.reduce((sum, each) => sum + each.weightSeconds, 0);
        expect(weight).toBeCloseTo(cell.seconds, 6);
        if (weight === 0) return;
        compared += 1;
        const mean = stretches.reduce(
          (sum, each) => sum + each.weightSeconds * each.meanPercent,
          0,
        );
        expect(mean / weight).toBeCloseTo(cell.meanPercent, 4);
        if (cell.visits > 0) expect(stretches.length).toBeGreaterThan(0);
        expect(stretches.every(({ fromSeconds, toSeconds }) => toSeconds >= fromSeconds)).toBe(
          true,
        );
      }),
    );
    expect(compared).toBeGreaterThan(20);
  });

  it('parts where the visits of a cell part', () => {
    const apart = (rows: number) => {
      const log = logTableOf([[...rowsOf(145), ...rowsOf(rows - 1, { load: 1 }), ...rowsOf(20)]]);
      const { gates, ...others } = usualLogOptions(flatScaling);
      const open = { ...gates, running: false, engineStill: false };
      const ofLog = analyseLog(log, { ...others, gates: open });
      const place = { row: 5, column: 8 };
      return [
        ofLog.table.cells[5]?.[8]?.visits,
        cellStretches(log, ofLog, summaryOfLog(log).drives, place).length,
      ];
    };
    // 16.4 − 14.4 s of this clock are a hair more than 2 s.
    expect(apart(20)).toEqual([1, 1]);
    expect(apart(21)).toEqual([2, 2]);
  });

  it('has nothing for a cell outside, or a log without trims', () => {
    expect(cellStretches(table, analysis, drives, { row: 99, column: 0 })).toEqual([]);
    const { rpm = new Float32Array(0), load = rpm } = table.columns;
    const columns = { rpm, load };
    expect(cellStretches({ ...table, columns }, analysis, drives, { row: 3, column: 3 })).toEqual(
      [],
    );
  });
});
