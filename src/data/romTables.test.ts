import { describe, expect, it } from 'vitest';
import { mx5Calibrations } from './calibrations';
import file from './rom-tables.json';
import { isRomTableCategory, romTableCategories, romTables, romTablesNamed } from './romTables';
import { stockTableNames } from './stockMaps';

const ofLf9veb = romTables.filter(({ axes }) => axes !== null);
const onSome = romTables.filter(({ presentOn }) => presentOn !== null);
const named = (name: string) => romTablesNamed(name).map(({ id }) => id);

describe('the list of tables', () => {
  it('holds 511 tables of LF9VEB in 79 categories, and 26 of other calibrations', () => {
    expect(ofLf9veb).toHaveLength(511);
    expect(new Set(ofLf9veb.map(({ category }) => category)).size).toBe(79);
    expect(romTables).toHaveLength(537);
    expect(romTableCategories).toHaveLength(81);
  });

  it('has 284 single values, 108 curves and 119 maps', () => {
    const count = (axes: number) => ofLf9veb.filter((each) => each.axes?.length === axes).length;
    expect([count(0), count(1), count(2)]).toEqual([284, 108, 119]);
  });

  it('says of 36 tables on which calibrations they are', () => {
    expect(onSome).toHaveLength(36);
    const supported = new Set(
      mx5Calibrations.filter(({ romdropPatch }) => romdropPatch).map(({ id }) => id),
    );
    expect(supported.size).toBe(103);
    for (const { presentOn, axes } of onSome) {
      expect(presentOn?.filter((id) => !supported.has(id))).toEqual([]);
      expect(presentOn).toEqual([...new Set(presentOn)].sort());
      expect(presentOn?.includes('LF9VEB')).toBe(axes !== null);
    }
    expect(romTablesNamed('Idle Speed Max')[0]?.presentOn).toHaveLength(83);
  });

  it('gives each row an address of its own', () => {
    expect(new Set(romTables.map(({ id }) => id)).size).toBe(romTables.length);
    expect(named('Power Enleanment - Base (Lambda) | OL')).toEqual([
      'table-power-enleanment-base-lambda-ol',
    ]);
    expect(named('APP to TP Desired - 2nd Gear')).toEqual([
      'table-app-to-tp-desired-2nd-gear',
      'table-app-to-tp-desired-2nd-gear-data-integrity',
    ]);
  });

  it('finds a name however many spaces it is written with', () => {
    expect(romTables.some(({ name }) => name.startsWith('Load Scaling - Bypass  |'))).toBe(true);
    expect(named('Load Scaling - Bypass | 0 = Disable, 1 = Enable')).toHaveLength(1);
    expect(named('load scaling')).toEqual([]);
    expect(isRomTableCategory('Engine Load - Scaling')).toBe(true);
  });

  it('knows every table of the stock maps, in the same category', () => {
    expect(stockTableNames.filter((name) => romTablesNamed(name).length === 0)).toEqual([]);
  });

  it('holds no address of the computer', () => {
    expect(JSON.stringify(file)).not.toMatch(/_[0-9A-F]{4}\b|0x[0-9A-F]{4}(?![0-9])|FFFF/);
  });
});
