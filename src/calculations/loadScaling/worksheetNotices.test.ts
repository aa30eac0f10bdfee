import { describe, expect, it } from 'vitest';
import { stockMap } from '@site/src/data/stockMaps';
import type { WorksheetInput } from './cellEvidence';
import { loadScalingWorksheet } from './loadScalingWorksheet';
import { scalingTableOf } from './readScalingTable';
import type { HistogramCells } from './ScalingTable';
import { usualOptions, type WorksheetOptions } from './worksheetOptions';
import { worksheetNotices } from './worksheetNotices';

const table = scalingTableOf(stockMap('Load Scaling', 'LF9VEB'));

/** Cells given as `[engine speed, load, number]`; all numbers are made up. */
const only = (...given: readonly (readonly [number, number, number])[]): HistogramCells =>
  table.speedsRpm.map((rpm) =>
    table.loads.map((load) => given.find(([y, x]) => y === rpm && x === load)?.[2] ?? null),
  );

const noticesOf = (
  given: Omit<WorksheetInput, 'table'>,
  changes: Partial<WorksheetOptions> = {},
) => {
  const input = { table, ...given };
  const options = { ...usualOptions, ...changes };
  const sheet = loadScalingWorksheet(input, options);
  return { sheet, notices: worksheetNotices(sheet, input, options) };
};
const limitsOf = (...asked: Parameters<typeof noticesOf>) =>
  noticesOf(...asked).notices.map(({ limit }) => limit);

const lambda = (measured: number, commanded: number, rpm = 4000) => ({
  openLoop: {
    measuredLambda: only([rpm, 0.875, measured]),
    commandedLambda: only([rpm, 0.875, commanded]),
  },
});

describe('worksheetNotices', () => {
  it('keeps a cell whose two large inputs cancel each other, and says where the fault lies', () => {
    const { sheet, notices } = noticesOf({ ...lambda(0.782, 0.92), longTermTrimPercent: 18 });
    const cell = sheet.cells.flat().find(({ evidence }) => evidence);
    expect(cell?.computedPercent).toBeCloseTo(0.3, 1);
    expect(cell).toMatchObject({ outcome: 'kept', marks: [] });
    expect(cell?.after).toBe(cell?.before);
    expect(notices.map(({ limit }) => limit)).toEqual([
      'trimNearItsEnd',
      'farFromCommanded',
      'inputsContradict',
    ]);
    expect(notices[0]?.text).toMatch(
      /^4000 rpm, load 0\.875: kept, for the long-term trim is \+18 % there/,
    );
    expect(notices[2]?.text).toContain('asks for +18 % and lambda for −15 %');
  });

  it('keeps such a cell whatever the options say', () => {
    const skipMarked = { skipMarked: false, capPercent: null };
    const { sheet } = noticesOf({ ...lambda(0.95, 0.85), longTermTrimPercent: 0 }, skipMarked);
    expect(sheet.cells.flat().filter(({ before, after }) => before !== after)).toEqual([]);
  });

  it('counts the cells of a kind', () => {
    const openLoop = {
      measuredLambda: only([3000, 1, 0.9], [4000, 1, 0.91], [5000, 1, 0.9]),
      commandedLambda: only([3000, 1, 0.85], [4000, 1, 0.85], [5000, 1, 0.85]),
    };
    const [first] = noticesOf({ openLoop, longTermTrimPercent: 0 }).notices;
    expect(first?.text).toMatch(/^3000 rpm, load 1 \(and 2 cells more\): kept, .+ 0\.050 leaner/);
  });

  it('warns of lowered cells, and names the rows that lambda would lower', () => {
    expect(limitsOf({ combinedTrim: only([2000, 0.5, -4]), longTermTrimPercent: 0 })).toEqual([
      'loweredCells',
    ]);
    const { notices } = noticesOf({ ...lambda(0.82, 0.85), longTermTrimPercent: 0 });
    expect(notices.map(({ limit }) => limit)).toEqual(['loweredByLambda']);
    expect(notices[0]?.text).toMatch(/^4000 rpm: lambda asks for less/);
  });

  it('names a row that is kept where no cell tells of a fault, and a lean cell behind a trim', () => {
    const { notices } = noticesOf({ ...lambda(0.87, 0.85), longTermTrimPercent: 8 });
    expect(notices.map(({ limit }) => limit)).toEqual(['lambdaAsksMuch']);
    expect(notices[0]?.text).toContain(
      '4000 rpm: the row is kept. In one of its cells the formula asks for +10.5 %',
    );
    const hidden = {
      openLoop: {
        measuredLambda: only([4000, 0.75, 0.9], [4000, 1, 0.86]),
        commandedLambda: only([4000, 0.75, 0.85], [4000, 1, 0.85]),
      },
      combinedTrim: only([4000, 0.75, 1]),
      longTermTrimPercent: 0,
    };
    const behind = noticesOf(hidden);
    expect(behind.notices.map(({ limit }) => limit)).toEqual(['leanerThanCommanded']);
    expect(behind.notices[0]?.text).toMatch(
      /^4000 rpm, load 0\.75: kept, .+ 0\.900 is 0\.050 leaner/,
    );
  });

  it('says what it cannot know', () => {
    expect(limitsOf({ combinedTrim: only([2000, 0.5, 4]) })).toEqual(['trimPartsUnknown']);
    expect(limitsOf(lambda(0.87, 0.85))).toEqual(['lambdaByRows', 'longTermTrimUnknown']);
    expect(limitsOf({})).toEqual([]);
  });

  it('tells the numbers of what is at fault: of lambda or of the trims, whichever it is', () => {
    const place = [4000, 0.75] as const;
    const { notices } = noticesOf({
      openLoop: {
        measuredLambda: only([...place, 0.79]),
        commandedLambda: only([...place, 0.85]),
      },
      combinedTrim: only([...place, 8]),
      longTermTrimPercent: 7,
    });
    expect(notices.map(({ limit }) => limit)).toEqual(['inputsContradict']);
    expect(notices[0]?.text).toContain('asks for +7 % and lambda for −7.1 %');
    const high = {
      ...lambda(0.86, 0.85),
      combinedTrim: only([4000, 0.875, 14]),
      longTermTrimPercent: 0,
    };
    const kept = noticesOf(high).notices.find(({ limit }) => limit === 'lambdaAsksMuch');
    expect(kept?.text).toContain('asks for +14 %');
  });

  it('warns of what the reader has switched off', () => {
    const combinedTrim = only([2000, 0.5, 24], [3000, 0.875, 4]);
    const given = { combinedTrim, longTermTrimPercent: 6 };
    expect(limitsOf(given)).not.toContain('markedCellsChanged');
    const off = noticesOf(given, { skipMarked: false, capPercent: null }).notices;
    expect(off.map(({ limit }) => limit)).toEqual([
      'markedCellsChanged',
      'trimsAtHighLoad',
      'capOff',
      'scalingBeyondStock',
    ]);
    expect(off[2]?.text).toContain('by up to 24.0 %');
  });

  it('recognises lambda pasted where trims belong', () => {
    const wrong = only(...[0, 1, 2, 3, 4].map((i) => [2000 + 500 * i, 0.5, 0.98] as const));
    expect(limitsOf({ combinedTrim: wrong })).toContain('trimsLookLikeLambda');
    const right = only(...[0, 1, 2, 3, 4].map((i) => [2000 + 500 * i, 0.5, i - 2] as const));
    expect(limitsOf({ combinedTrim: right })).not.toContain('trimsLookLikeLambda');
  });

  it('sends to the cause where a block asks for much', () => {
    const combinedTrim = only([6000, 0.5, 12], [6000, 0.5625, 11]);
    expect(limitsOf({ combinedTrim })).toContain('largeBlock');
  });
});
