import { describe, expect, it } from 'vitest';
import {
  stockCalibrations,
  stockMap,
  stockTable,
  stockTableNames,
  stockValue,
} from '@site/src/data/stockMaps';

const enleanment = 'Power Enleanment - Base (Lambda) | OL';
const pedalTarget = 'Fuel Target OL | APP Above WOT Threshold, Low Det';

describe('stockTable', () => {
  it('reads the Load Scaling map of LF9VEB', () => {
    const map = stockMap('Load Scaling', 'LF9VEB');
    expect(map).toMatchObject({
      category: 'Engine Load - Scaling',
      unit: 'multiplier',
      yAxis: 'engine speed [rpm]',
      decimals: 3,
      variant: 'A',
      shared: 48,
    });
    expect(map.x).toHaveLength(17);
    expect(map.y[0]).toBe(500);
    expect(map.z[0]?.map((cell) => cell.toFixed(3)).join(' ')).toBe(
      '1.206 1.206 1.079 1.079 1.043 1.076 1.069 1.076 1.079 1.076 1.075 1.126 1.075 1.004 0.939 0.881 0.832',
    );
    const cells = map.z.flat();
    expect(Math.min(...cells).toFixed(3)).toBe('0.776');
    expect(Math.max(...cells).toFixed(3)).toBe('1.249');
  });

  it('reads the enleanment cells with the percentages the computer stores', () => {
    const { x, y, z, stored, storedUnit } = stockMap(enleanment, 'LF9VEB');
    expect(x.slice(9)).toEqual([0.8125, 0.875, 0.9375, 1]);
    expect(y.slice(11)).toEqual([6000, 6500, 7000, 7500]);
    expect(z.slice(11).map((row) => row.slice(9))).toEqual([
      [0.029, 0.057, 0.074, 0.083],
      [0.083, 0.099, 0.123, 0.123],
      [0.103, 0.115, 0.142, 0.142],
      [0.139, 0.165, 0.174, 0.174],
    ]);
    expect(storedUnit).toBe('%');
    expect(stored?.slice(11).map((row) => row.slice(9))).toEqual([
      [3, 6, 8, 9],
      [9, 11, 14, 14],
      [11.5, 13, 16.5, 16.5],
      [16.2, 19.8, 21, 21],
    ]);
  });

  it('gives an NC1 variant its own 14 rows', () => {
    const { y, z, shared } = stockMap('Load Scaling', 'LFG2EL');
    expect(y).toHaveLength(14);
    expect(y.at(-1)).toBe(7000);
    expect(z).toHaveLength(14);
    expect(shared).toBe(39);
  });

  it('unfolds equal columns, rows and cells', () => {
    const target = stockMap(pedalTarget, 'LF9VEB');
    expect(target.z).toHaveLength(15);
    expect(target.z.at(-1)).toEqual(Array.from({ length: 8 }, () => 0.697));
    expect(target.stored?.at(-1)).toEqual(Array.from({ length: 8 }, () => 43.5));
    const dwell = stockMap('Ignition Coil Dwell | Speed Limiter Inactive', 'L843EC');
    expect(dwell.z).toHaveLength(15);
    expect(dwell.z[14]).toEqual([6.4, 4.65, 3.4, 2.55, 2.15, 1.83, 1.58, 1.39, 1.25]);
    const automatic = stockMap(enleanment, 'LF9XEB');
    expect(automatic.z.flat()).toEqual(Array.from({ length: 195 }, () => 0));
    expect(automatic.stored?.flat()).toEqual(automatic.z.flat());
  });

  it('lets a variant change its dimensions', () => {
    expect(stockTable('IPW Min', 'LF9VEB')).toMatchObject({ kind: 'value', z: 0.803 });
    expect(stockTable('IPW Min', 'LFH9EF')).toMatchObject({ kind: 'curve', shared: 29 });
  });

  it('reads single values', () => {
    expect(stockValue('Power Enleanment - RPM Threshold', 'LF9VEB').z).toBe(6250);
    expect(stockValue('Power Enleanment - Delay', 'LF9XEB')).toMatchObject({ z: 0, shared: 20 });
  });

  it('tells an absent table from values left out', () => {
    expect(stockTable('Idle Speed Max', 'LF9VEB').kind).toBe('absent');
    expect(stockTable('Idle Speed Max', 'LFDJEA')).toMatchObject({ kind: 'value', shared: 72 });
    const kinds = stockTableNames.flatMap((name) =>
      stockCalibrations.map((calibration) => stockTable(name, calibration).kind),
    );
    expect(kinds).toHaveLength(184 * 90);
    expect(kinds.filter((kind) => kind === 'left-out')).toHaveLength(71);
    expect(kinds.filter((kind) => kind === 'absent')).toHaveLength(46 + 46 + 18 + 40);
  });

  it('gives every map as many rows and columns as breakpoints', () => {
    for (const name of stockTableNames) {
      for (const calibration of stockCalibrations) {
        const table = stockTable(name, calibration);
        if (table.kind === 'curve') expect(table.z).toHaveLength(table.y.length);
        if (table.kind !== 'map') continue;
        expect(table.z).toHaveLength(table.y.length);
        expect(table.z.every((row) => row.length === table.x.length)).toBe(true);
        expect(table.stored?.flat().length ?? table.z.flat().length).toBe(table.z.flat().length);
      }
    }
  });

  it('refuses names it does not know', () => {
    expect(() => stockTable('load scaling', 'LF9VEB')).toThrow(/No stock table is called/);
    expect(() => stockTable('Load Scaling', 'LF9VEC')).toThrow(/calibration "LF9VEC"/);
    expect(() => stockMap('Idle Speed Max', 'LF9VEB')).toThrow(/not a map/);
    expect(() => stockValue('Load Scaling', 'LF9VEB')).toThrow(/not a single value/);
  });
});
