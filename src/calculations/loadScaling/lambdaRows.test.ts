import { describe, expect, it } from 'vitest';
import { stockMap } from '@site/src/data/stockMaps';
import type { WorksheetInput } from './cellEvidence';
import { loadScalingWorksheet } from './loadScalingWorksheet';
import { scalingTableOf } from './readScalingTable';
import type { HistogramCells } from './ScalingTable';
import { usualOptions, type WorksheetOptions } from './worksheetOptions';

const table = scalingTableOf(stockMap('Load Scaling', 'LF9VEB'));
const highLoads = table.loads.filter((load) => load >= 0.8);

/** Cells given as `[engine speed, load, number]`; all numbers are made up. */
const only = (...given: readonly (readonly [number, number, number])[]): HistogramCells =>
  table.speedsRpm.map((rpm) =>
    table.loads.map((load) => given.find(([y, x]) => y === rpm && x === load)?.[2] ?? null),
  );

/** Measured lambda by load at 4000 rpm, where 0.85 was commanded unless it says otherwise. */
const pull = (
  measured: Readonly<Record<number, number>>,
  commanded: Readonly<Record<number, number>> = {},
): Partial<WorksheetInput> => {
  const at = Object.entries(measured).map(([load, each]) => [4000, Number(load), each] as const);
  return {
    openLoop: {
      measuredLambda: only(...at),
      commandedLambda: only(...at.map(([y, x]) => [y, x, commanded[x] ?? 0.85] as const)),
    },
  };
};

const rowOf = (
  input: Partial<WorksheetInput>,
  options: Partial<WorksheetOptions> = {},
  rpm = 4000,
) => {
  const sheet = loadScalingWorksheet({ table, ...input }, { ...usualOptions, ...options });
  return sheet.cells[table.speedsRpm.indexOf(rpm)] ?? [];
};
const high = (...asked: Parameters<typeof rowOf>) =>
  rowOf(...asked).filter(({ load }) => load >= 0.8);
const applied = (...asked: Parameters<typeof rowOf>) =>
  new Set(high(...asked).map(({ appliedPercent }) => Number(appliedPercent.toFixed(6))));
const percentOf = (measured: number): number => Number((50 * (measured / 0.85 - 1)).toFixed(6));

describe('lambda raises a row', () => {
  it('by half of the largest raise, every cell from load 0.8 up and no other', () => {
    const given = pull({ 0.875: 0.87, 1: 0.86 });
    expect(applied(given)).toEqual(new Set([percentOf(0.87)]));
    expect(high(given).map(({ outcome }) => outcome)).toEqual(highLoads.map(() => 'with-row'));
    for (const { after, before } of high(given))
      expect(after).toBeCloseTo(before * (1 + percentOf(0.87) / 100), 3);
    for (const { after, before, load } of rowOf(given)) if (load < 0.8) expect(after).toBe(before);
    for (const { after, before } of rowOf(given, {}, 4500)) expect(after).toBe(before);
  });

  it('where one cell asks for it, whatever the others ask for', () => {
    expect(applied(pull({ 0.875: 0.82, 1: 0.86 }))).toEqual(new Set([percentOf(0.86)]));
  });

  it('by what a cell below load 0.8 says, which itself stays', () => {
    const given = pull({ 0.75: 0.87, 0.875: 0.855 });
    expect(applied(given)).toEqual(new Set([percentOf(0.87)]));
    const below = rowOf(given).find(({ load }) => load === 0.75);
    expect(below).toMatchObject({ outcome: 'for-row', appliedPercent: 0 });
    expect(below?.after).toBe(below?.before);
  });

  it('by what lambda says behind a trim, below load 0.8', () => {
    const given = { ...pull({ 0.75: 0.87, 1: 0.855 }), combinedTrim: only([4000, 0.75, 1]) };
    expect(applied(given)).toEqual(new Set([percentOf(0.87)]));
    expect(rowOf(given).find(({ load }) => load === 0.75)?.appliedPercent).toBe(1);
  });

  it('by what a cell with few hits says, too, and whatever share and cap say', () => {
    const hits = only([4000, 0.875, 2], [4000, 1, 90]);
    const given = { ...pull({ 0.875: 0.87, 1: 0.86 }), hits };
    expect(applied(given)).toEqual(new Set([percentOf(0.87)]));
    expect(applied(given, { sharePercent: 20, capPercent: 0.5 })).toEqual(
      new Set([percentOf(0.87)]),
    );
    const smoothing = { trustedLimitPoints: 5, fillReach: 3 };
    expect(applied(given, { smoothing })).toEqual(new Set([percentOf(0.87)]));
  });

  it('by a cell whose learned trim nobody gave, as if it were 0', () => {
    const given = { ...pull({ 0.875: 0.87, 1: 0.86 }), longTermTrimPercent: only([4000, 1, 0]) };
    expect(applied(given)).toEqual(new Set([percentOf(0.87)]));
  });

  it('and leaves trims below load 0.8 their own cells', () => {
    const combinedTrim = only([4000, 0.5, 3], [4000, 0.875, -6]);
    const row = rowOf({ ...pull({ 1: 0.86 }), combinedTrim });
    expect(row.find(({ load }) => load === 0.5)).toMatchObject({
      outcome: 'corrected',
      appliedPercent: 3,
    });
    expect(row.find(({ load }) => load === 0.875)?.appliedPercent).toBeCloseTo(percentOf(0.86), 6);
  });
});

const stays = (given: Partial<WorksheetInput>): void => {
  for (const { after, before } of rowOf(given, { skipMarked: false, capPercent: null }))
    expect(after).toBe(before);
};

describe('a row stays', () => {
  it.each([
    ['a cell more than 0.03 leaner than commanded', { 0.875: 0.86, 1: 0.89 }],
    ['such a cell below load 0.8', { 0.5: 0.89, 1: 0.86 }],
    ['a cell far from the command', { 0.875: 0.7, 1: 0.86 }],
    ['a cell at the floor of the sensor and far from the command', { 0.875: 0.759, 1: 0.86 }],
  ])('with %s', (_, measured) => {
    stays(pull(measured));
    expect(high(pull(measured)).map(({ outcome }) => outcome)).not.toContain('with-row');
  });

  it('with a cell that asks for 10 %, though no input of it is a fault', () => {
    const given = { ...pull({ 0.875: 0.87, 1: 0.86 }), longTermTrimPercent: 8 };
    expect(high(given).find(({ load }) => load === 0.875)).toMatchObject({
      outcome: 'kept',
      faults: [],
    });
    stays(given);
  });

  it('with a lean cell that a trim hides, below load 0.8', () => {
    const given = { ...pull({ 0.75: 0.9, 1: 0.86 }), combinedTrim: only([4000, 0.75, 1]) };
    stays(given);
    expect(rowOf(given).find(({ load }) => load === 0.75)?.outcome).toBe('kept');
  });

  it('with a fault in its trims from load 0.8 up', () => {
    const combinedTrim = only([4000, 0.875, 2]);
    const longTermTrimPercent = only([4000, 0.875, 14], [4000, 1, 0]);
    stays({ ...pull({ 1: 0.86 }), combinedTrim, longTermTrimPercent });
    stays({ ...pull({ 1: 0.86 }), combinedTrim: only([4000, 0.875, 14]) });
    const both = only([4000, 0.875, -6]);
    stays({ ...pull({ 0.875: 0.85 }), combinedTrim: both, longTermTrimPercent: 8 });
  });

  it('where every cell asks for less: nothing is lowered by lambda', () => {
    const given = pull({ 0.875: 0.8, 1: 0.84 });
    stays(given);
    expect(high(given).filter(({ outcome }) => outcome === 'for-row')).toHaveLength(2);
  });

  it('where lambda is what was commanded', () => {
    stays(pull({ 0.875: 0.85 }));
    expect(high(pull({ 0.875: 0.85 }))[0]?.outcome).toBe('with-row');
  });

  it('with trims alone in it', () => {
    const row = rowOf({ combinedTrim: only([4000, 0.875, 4]) });
    expect(row.find(({ load }) => load === 0.875)?.outcome).toBe('marked');
  });

  it('a cell at the end of the sensor has no say and goes with the others', () => {
    const floor = { 0.875: 0.79 };
    expect(applied(pull({ 0.875: 0.759, 1: 0.86 }, floor))).toEqual(new Set([percentOf(0.86)]));
    const settled = { ...pull({ 0.875: 0.759, 1: 0.86 }, floor), longTermTrimPercent: 5 };
    expect(high(settled)[0]?.outcome).toBe('with-row');
    const alone = pull({ 0.875: 0.759 }, floor);
    stays(alone);
    expect(high(alone).find(({ load }) => load === 0.875)?.outcome).toBe('no-say');
  });
});
