import { describe, expect, it } from 'vitest';
import { openStockMaps } from './openStockMaps';
import file from './stock-maps.json';
import { stockCalibrations, stockTable, stockTableNames } from './stockMaps';

describe('openStockMaps', () => {
  const maps = openStockMaps(file);

  it('gives what the look-up of the build gives, for every table and calibration', () => {
    expect(maps.calibrations).toEqual(stockCalibrations);
    expect(maps.tableNames).toEqual(stockTableNames);
    for (const name of maps.tableNames) {
      const known = new Map<string | undefined, unknown>();
      for (const calibration of maps.calibrations) {
        const variant = maps.variantOf(name, calibration);
        const given = known.get(variant);
        if (given !== undefined && variant !== undefined) continue;
        const table = maps.table(name, calibration);
        expect(table).toEqual(stockTable(name, calibration));
        known.set(variant, table);
      }
    }
  });

  it('tells which variant a calibration holds', () => {
    expect(maps.variantOf('Load Scaling', 'LF9VEB')).toBe('A');
    expect(maps.variantOf('Idle Speed Max', 'LF9VEB')).toBeUndefined();
  });

  it('refuses names it does not know', () => {
    expect(() => maps.table('load scaling', 'LF9VEB')).toThrow(/No stock table is called/);
    expect(() => maps.table('Load Scaling', 'LF9VEC')).toThrow(/calibration "LF9VEC"/);
  });
});
