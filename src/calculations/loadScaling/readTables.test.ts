import { describe, expect, it } from 'vitest';
import { stockMap } from '@site/src/data/stockMaps';
import { printTable } from '../pastedTable/printTable';
import { readHistogram } from './readHistogram';
import { readScalingTable, scalingTableOf } from './readScalingTable';

const stock = scalingTableOf(stockMap('Load Scaling', 'LF9VEB'));
const { loads, speedsRpm } = stock;

/** A histogram with one number, at 2000 rpm and load 0.5; all of it made up. */
const oneTrim = speedsRpm.map((rpm) =>
  loads.map((load) => (rpm === 2000 && load === 0.5 ? 4.5 : null)),
);

const read = (text: string) => readHistogram(text, 'combinedTrim', stock).cells;

describe('readHistogram', () => {
  it('takes a table without axes in the order of the map', () => {
    expect(read(printTable({ cells: oneTrim }))).toEqual(oneTrim);
    expect(read(printTable({ cells: oneTrim }, ','))).toEqual(oneTrim);
  });

  it('takes axes as the viewer shows them: rounded, turned over, on their side, in percent', () => {
    const rounded = loads.map((load) => Number(load.toFixed(2)));
    const percent = loads.map((load) => load * 100);
    const upsideDown = [...oneTrim].reverse();
    const lying = loads.map((_, c) => oneTrim.map((row) => row[c] ?? null));
    for (const table of [
      { columnAxis: rounded, rowAxis: speedsRpm, cells: oneTrim },
      { columnAxis: percent, rowAxis: speedsRpm, cells: oneTrim },
      { columnAxis: loads, rowAxis: [...speedsRpm].reverse(), cells: upsideDown },
      { columnAxis: speedsRpm, rowAxis: loads, cells: lying },
    ]) {
      expect(read(printTable(table))).toEqual(oneTrim);
    }
  });

  it('leaves breakpoints empty that the paste lacks', () => {
    expect(read('\t0.25\t0.5\n1500\t\t\n2000\t\t4.5')).toEqual(oneTrim);
  });

  it.each([
    ['\t0.25\t0.3\n2000\t1\t2', 'The trim histogram: its axis has the load 0.3, which'],
    ['\t0.25\t0.5\n2000\t1\t2\n2250\t1\t2', 'its axis has the engine speed 2250, which'],
    ['\t0.25\t0.25\n2000\t1\t2', 'its axis has the load 0.25, which Load Scaling lacks or which'],
    ['1\t2\n3\t4', 'it has 2 rows and 2 columns, Load Scaling has 15 and 17.'],
    [
      '\t0.25\t0.5\n2000\t1\t-80',
      'Row 2, column 3 of the trim histogram: Write the combined fuel trim between −50 and 50 %',
    ],
  ])('refuses %j', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  it('knows what each kind of table may hold', () => {
    const one = (value: string) => `\t0.25\n2000\t${value}`;
    const kinds = [
      ['hits', '0', '-1', 'the hit counts: Write the hit count between 0'],
      ['measuredLambda', '0.85', '12.5', 'Write measured lambda between 0.5 and 2'],
      ['commandedLambda', '0.85', '0', 'Write commanded lambda between 0.5 and 2'],
      ['longTermTrim', '-4', '30', 'Write the long-term fuel trim between −25 and 25 %'],
    ] as const;
    for (const [kind, good, bad, message] of kinds) {
      expect(readHistogram(one(good), kind, stock).cells[3]?.[4]).toBe(Number(good));
      expect(() => readHistogram(one(bad), kind, stock)).toThrow(message);
    }
  });
});

describe('readScalingTable', () => {
  it('reads back the stock table with and without axes', () => {
    const axes = { columnAxis: loads, rowAxis: speedsRpm };
    expect(readScalingTable(printTable({ cells: stock.cells }), stock)).toEqual({
      table: stock,
      placement: { columns: 'position', rows: 'position' },
    });
    expect(readScalingTable(printTable({ ...axes, cells: stock.cells }), stock)).toEqual({
      table: stock,
      placement: { columns: 'axis', rows: 'axis' },
    });
  });

  it('lets pasted axes hold, for they may have been changed', () => {
    const changed = readScalingTable('\t0.5\t1.25\n4000\t1\t1.1\n8000\t1.2\t1.3', stock);
    expect(changed.table).toEqual({
      loads: [0.5, 1.25],
      speedsRpm: [4000, 8000],
      cells: [
        [1, 1.1],
        [1.2, 1.3],
      ],
    });
  });

  it('names the cell that is empty or cannot be', () => {
    const with1 = (value: string) => `\t0.5\t1\n4000\t1\t${value}\n8000\t1\t1`;
    expect(() => readScalingTable(with1(''), stock)).toThrow(
      'Row 2, column 3 of the table from EcuFlash: this cell is empty.',
    );
    expect(() => readScalingTable(with1('12'), stock)).toThrow(
      'Row 2, column 3 of the table from EcuFlash: Write the old cell of Load Scaling between',
    );
  });
});
