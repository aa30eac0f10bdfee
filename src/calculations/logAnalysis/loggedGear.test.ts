import { describe, expect, it } from 'vitest';
import { type HandRow, logTableOf, rowsOf } from '../testing/logTableOf';
import { gearAtRow, gearOfRows } from './loggedGear';
import { logRowAt } from './logRowAt';

/** 111.1, 55.6 and 34.7 rpm for each km/h. */
const gearing = { gearRatios: [3.2, 1.6, 1], finalDrive: 4, circumferenceMetres: 1.92 };
const second = { rpm: 3000, speed: 54 };

const gearOf = (rows: HandRow[], chosen: typeof gearing | null = gearing) => {
  const table = logTableOf([rows]);
  return gearOfRows(
    rows.map((_, row) => logRowAt(table, row)),
    chosen,
  );
};

describe('gearOfRows', () => {
  it.each([
    ['the gear', { rpm: 3000, speed: 27 * 2 }, 2],
    ['the gear 6 % off', { rpm: 3180, speed: 54 }, 2],
    ['that none fits', { rpm: 3300, speed: 54 }, 'noneFits'],
    ['that it is too slow', { rpm: 3000, speed: 27 }, 'tooSlow'],
    ['that there is no speed', { rpm: 3000, speed: NaN }, 'noSpeed'],
  ] as const)('says %s', (_, row, gear) => expect(gearOf(rowsOf(5, row))).toBe(gear));

  it('says what to choose, and first of all what was not logged', () => {
    expect(gearOf(rowsOf(5, second), null)).toBe('notChosen');
    expect(gearOf(rowsOf(5, { speed: NaN }), null)).toBe('noSpeed');
  });
});

describe('gearAtRow', () => {
  const gearAt = (rows: HandRow[][], row: number, stepSeconds = 0.1) => {
    const table = logTableOf(rows, { stepSeconds });
    const from = row < (rows[0]?.length ?? 0) ? 0 : (rows[0]?.length ?? 0);
    const to = from === 0 ? (rows[0]?.length ?? 0) : table.rowCount;
    return gearAtRow(table, { from, to }, row, gearing);
  };

  it('tells the gear of a row among its like', () =>
    expect(gearAt([rowsOf(20, second)], 10)).toBe(2));

  it('tells none while rpm passes through the gears, before the row or behind', () => {
    const third = { rpm: 1875, speed: 54 };
    const shift = [...rowsOf(10, second), ...rowsOf(10, third)];
    expect([3, 6, 9, 10, 13, 16].map((row) => gearAt([shift], row))).toEqual([
      2,
      'changes',
      'changes',
      'changes',
      'changes',
      3,
    ]);
    const slipping = [...rowsOf(10, second), ...rowsOf(10, { rpm: 2500, speed: 54 })];
    expect(gearAt([slipping], 8)).toBe('changes');
    expect(gearAt([slipping], 12)).toBe('noneFits');
  });

  it('takes missing and slow rows near it for no other gear', () => {
    const missing = [
      ...rowsOf(10, second),
      ...rowsOf(3, { speed: NaN }),
      ...rowsOf(3, { speed: 5 }),
      ...rowsOf(3, second),
    ];
    expect(gearAt([missing], 9)).toBe(2);
  });

  it('tells none where no row beside it tells the same: the clutch may be down in it alone', () => {
    const third = { rpm: 1875, speed: 54 };
    const shift = [...rowsOf(5, third), ...rowsOf(1, second), ...rowsOf(5, { ...third, rpm: 800 })];
    expect(gearAt([shift], 5, 1)).toBe('changes');
    expect(gearAt([[...rowsOf(5, second), ...rowsOf(5, third)]], 4, 1)).toBe('changes');
    expect(gearAt([rowsOf(5, second)], 2, 3)).toBe('changes');
    expect(gearAt([rowsOf(5, second)], 0)).toBe('changes');
  });

  it('looks into no other drive, and no further than half a second', () => {
    const third = rowsOf(10, { rpm: 1875, speed: 54 });
    expect(gearAt([rowsOf(10, second), third], 8)).toBe(2);
    expect(gearAt([rowsOf(10, second), third], 11)).toBe(3);
    expect(gearAt([[...rowsOf(10, second), ...third]], 8, 1)).toBe(2);
  });
});
