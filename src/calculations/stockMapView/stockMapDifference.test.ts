import { describe, expect, it } from 'vitest';
import { openStockMaps } from '@site/src/data/openStockMaps';
import file from '@site/src/data/stock-maps.json';
import { differingTables, mostDifferingTables } from './differingTables';
import { stockMapDifference } from './stockMapDifference';

const maps = openStockMaps(file);
const lowDet = 'Spark Target | High Fuel Demand, Low-Det';

const compare = (name: string, before: string, after: string) => {
  const found = stockMapDifference(maps, name, before, after);
  if (found.kind !== 'compared') throw new Error(found.kind);
  return found;
};

describe('stockMapDifference', () => {
  it('finds the differences that the file names, for every variant with values', () => {
    let counted = 0;
    for (const table of maps.file.tables) {
      for (const variant of table.variants ?? []) {
        const [a, b] = ['A', variant.id].map((letter) =>
          maps.calibrations.find((each) => maps.variantOf(table.table, each) === letter),
        );
        if (!variant.vs_A || !a || !b) continue;
        const found = stockMapDifference(maps, table.table, a, b);
        if (found.kind !== 'compared') continue;
        const [differing = 0, cells = 0, least = 0, most = 0] = variant.vs_A;
        expect([table.table, variant.id, found.cells.flat().length]).toEqual([
          table.table,
          variant.id,
          cells,
        ]);
        // The file counts by the decimals of EcuFlash, which may be fewer than are shown here.
        const half = 0.5 * 10 ** -table.show - 1e-9;
        const isFiner = found.decimals > table.show && table.stored_unit === undefined;
        const counts = found.cells
          .flat()
          .filter((cell) => (isFiner ? Math.abs(cell.difference) >= half : cell.differs))
          .map(({ difference }) => difference);
        expect(counts.length, `${table.table} ${variant.id}`).toBe(differing);
        expect(found.differing).toBeGreaterThanOrEqual(differing);
        expect(counts.length === 0 ? 0 : Math.min(...counts)).toBeCloseTo(least, 3);
        expect(counts.length === 0 ? 0 : Math.max(...counts)).toBeCloseTo(most, 3);
        counted += 1;
      }
    }
    expect(counted).toBe(129);
  });

  it('compares NC1 with NC2 on common breakpoints, and names the others', () => {
    const scaling = compare('Load Scaling', 'LF9VEB', 'LFG2EL');
    expect(scaling.cells.flat()).toHaveLength(238);
    expect(scaling.differing).toBe(123);
    expect([scaling.least.toFixed(3), scaling.most.toFixed(3)]).toEqual(['-0.056', '0.108']);
    expect(scaling.onlyBefore.rows).toEqual([7500]);
    const spark = compare(lowDet, 'LF9VEB', 'LFG2EL');
    expect([spark.differing, spark.most]).toEqual([24, 9]);
    expect(compare(lowDet, 'LF9VEB', 'L843EC').differing).toBe(220);
  });

  it('turns its sign with the direction, and finds nothing in the same calibration', () => {
    const [there, back] = [
      compare(lowDet, 'LF9VEB', 'LFG2EL'),
      compare(lowDet, 'LFG2EL', 'LF9VEB'),
    ];
    const flip = there.cells.map((row) => row.map(({ difference }) => 0 - difference));
    expect(back.cells.map((row) => row.map(({ difference }) => difference))).toEqual(flip);
    expect(back.onlyAfter).toEqual(there.onlyBefore);
    for (const name of maps.tableNames) {
      const none = stockMapDifference(maps, name, 'LFH9EF', 'LFH9EF');
      if (none.kind === 'compared')
        expect([none.differing, none.least, none.most]).toEqual([0, 0, 0]);
    }
  });

  it('says why there is nothing to compare', () => {
    expect(stockMapDifference(maps, 'Idle Speed Max', 'LF9VEB', 'LFDJEA').kind).toBe('no-table');
    expect(stockMapDifference(maps, 'IPW Min', 'LF9VEB', 'LFH9EF').kind).toBe('other-form');
    const kinds = maps.calibrations.map(
      (id) => stockMapDifference(maps, 'APP to TP Desired - 2nd Gear', 'LF9VEB', id).kind,
    );
    expect(kinds).toContain('values-left-out');
  });
});

describe('differingTables', () => {
  it('counts the tables in which two calibrations differ', () => {
    expect(differingTables(maps, 'LF9VEB', 'LF9VEB')).toEqual([]);
    expect(differingTables(maps, 'LF9VEB', 'LFG2EL')).toContain('Load Scaling');
    expect(mostDifferingTables(maps, ['LF9VEB'])).toBeUndefined();
    expect(mostDifferingTables(maps, ['LFG2EE', 'LFG2EF', 'LFG2EL'])).toBeLessThan(10);
  });
});
