import { describe, expect, it } from 'vitest';
import { openStockMaps } from '@site/src/data/openStockMaps';
import file from '@site/src/data/stock-maps.json';
import { readPastedTable } from '../pastedTable/readPastedTable';
import { axisName } from './axisName';
import { parkedValue } from './parkedValue';
import { printStockMap } from './printStockMap';
import { stockMapView } from './stockMapView';
import { whyNoStockValue } from './whyNoStockValue';

const maps = openStockMaps(file);

/** The calibrations by the content of a table that they hold, the most common first. */
const holders = (name: string): readonly (readonly string[])[] => {
  const byVariant = new Map<string, string[]>();
  for (const id of maps.calibrations) {
    const variant = maps.variantOf(name, id) ?? 'absent';
    byVariant.set(variant, [...(byVariant.get(variant) ?? []), id]);
  }
  return [...byVariant].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, ids]) => ids);
};

const view = (name: string, id = 'LF9VEB') => {
  const found = stockMapView(maps.table(name, id));
  if (!found) throw new Error(`${name} has no values in ${id}.`);
  return found;
};

describe('stockMapView', () => {
  it('lays a map out with axes, units and exact names', () => {
    const heat = view('System Heat Retard Base');
    expect(heat).toMatchObject({
      category: 'Spark Comp - System Heat',
      unit: '° retard',
      columns: { name: 'coolant temperature', unit: '°C' },
      rows: { name: 'intake air temperature', unit: '°C' },
      shared: 90,
    });
    expect(heat.columns?.breakpoints[5]).toBe(90);
    expect(heat.rows?.breakpoints[3]).toBe(50);
    expect(heat.cells[3]?.[5]).toEqual({ value: 4.5, shown: '4.50' });
  });

  it('lays out a curve as one column and a value as one cell', () => {
    const knock = view('Knock Listen - Min Load');
    expect(knock.columns).toBeUndefined();
    expect(knock.cells).toHaveLength(13);
    expect(knock.cells[0]).toEqual([{ value: 0.4, shown: '0.40' }]);
    const threshold = view('Power Enleanment - RPM Threshold');
    expect(threshold.cells).toEqual([[{ value: 6250, shown: '6250' }]]);
    expect(threshold.rows).toBeUndefined();
  });

  it('keeps what the computer stores beside what is shown', () => {
    const lambda = view('Spark Target - High Fuel Demand Lambda Threshold');
    expect(lambda.storedUnit).toBe('enrichment %');
    expect(lambda.cells[0]?.[0]).toEqual({ value: 0.941, shown: '0.941', stored: 6.25 });
  });

  it('shows fan temperatures as EcuFlash cuts them', () => {
    const shown = maps.tableNames
      .filter((name) => /Speed Fan|^(?:Med|High) Speed (?:En|Dis)able - ECT/.test(name))
      .flatMap((name) => view(name).cells.flat());
    expect(shown.every((cell) => cell.shown === String(Math.trunc(cell.value)))).toBe(true);
    expect(shown.some((cell) => cell.value.toFixed(0) !== cell.shown)).toBe(true);
  });

  it('has a view of every table with values, as many cells as breakpoints', () => {
    for (const name of maps.tableNames) {
      for (const [id = ''] of holders(name)) {
        const table = maps.table(name, id);
        const found = stockMapView(table);
        expect(found !== undefined).toBe(table.kind !== 'absent' && table.kind !== 'left-out');
        if (!found) continue;
        expect(found.cells).toHaveLength(found.rows?.breakpoints.length ?? 1);
        for (const row of found.cells) {
          expect(row).toHaveLength(found.columns?.breakpoints.length ?? 1);
          expect(row.every(({ value }) => Number.isFinite(value))).toBe(true);
        }
      }
    }
  });
});

describe('parkedValue', () => {
  it.each([
    ['High Det Mode - Min KR Required', 'LF9VEB', 'never'],
    ['RPM Throttle Cut | CPP clear', 'LFG2EL', 'never'],
    ['IMRC Cold Exit - TP Threshold', 'LF9VEB', 'never'],
    ['IMRC Cold Exit - TP Threshold', 'LFH9EF', 'never'],
    ['IMTV Short Runner Activation A - Min TP Threshold', 'LF9VEB', 'never'],
    ['MAF Breakpoint 5', 'LF9VEB', 'unused'],
    ['IMRC Warm Exit - TP Threshold', 'LF9VEB', 'always'],
    ['IMRC Warm Exit - Load Threshold', 'LF9VEB', 'always'],
    ['High Speed Fan Enable - ECT Threshold', 'LF9VEB', 'never'],
    ['High Speed Fan Disable - ECT Threshold', 'LF9VEB', 'never'],
  ])('finds it in %s of %s', (name, id, effect) => {
    const parked = view(name, id)
      .cells.flat()
      .flatMap((cell) => cell.parked ?? []);
    expect(parked[0]?.effect).toBe(effect);
  });

  it('knows the threshold that the patch borrows, and takes no setting for one', () => {
    expect(parkedValue('CEL Flash Pattern - High ECT Activation Threshold', 999)).toBeDefined();
    expect(parkedValue('CEL Flash Pattern - High ECT Activation Threshold', 110)).toBeUndefined();
    expect(parkedValue('RPM Throttle Cut | CPP clear', 7200)).toBeUndefined();
    expect(parkedValue('IMRC Cold Exit - TP Threshold', 100)).toBeUndefined();
    const marked = maps.tableNames.filter((name) =>
      stockMapView(maps.table(name, 'LFG2EL'))
        ?.cells.flat()
        .some(({ parked }) => parked),
    );
    expect(marked).toHaveLength(11);
  });
});

describe('the stock tables', () => {
  it('have the contents that the chapters count', () => {
    expect(holders('Load Scaling').map(({ length }) => length)).toEqual([48, 39, 2, 1]);
    expect(holders('Idle Speed Max').map(({ length }) => length)).toEqual([72, 18]);
    expect(maps.tableNames).toHaveLength(184);
  });

  it('lack the values of 71 pairs only', () => {
    const kinds = maps.tableNames.flatMap((name) =>
      maps.calibrations.map((id) => maps.table(name, id).kind),
    );
    expect(kinds.filter((kind) => kind === 'left-out')).toHaveLength(71);
  });
});

describe('whyNoStockValue', () => {
  it.each([
    '[Flex] Spark Target Blend',
    'Manual Blend - Step Size',
    'Launch Control Activation - RPM Threshold',
    'Spark Retard Rate | LC Activated',
    'Tire Size Correction [hex] (ex. 0x2054517 == 205/45R17)',
    'Fuel Target CL',
  ])('knows that the patch adds %s', (name) => {
    const why = whyNoStockValue(maps, name);
    expect(why?.reason).toBe('added-by-patch');
    expect(why?.note).not.toBe('');
  });

  it('says of others that the file lacks them, and of stock tables nothing', () => {
    expect(whyNoStockValue(maps, 'CC Sensitivity - Non Gear')?.reason).toBe('not-in-file');
    expect(whyNoStockValue(maps, 'Load Scaling')).toBeUndefined();
  });
});

describe('printStockMap', () => {
  it('prints cells alone, or with breakpoints', () => {
    expect(printStockMap(view('Power Enleanment - RPM Threshold'))).toBe('6250');
    const cold = view('Spark Cold Advance | Idle');
    expect(printStockMap(cold)).toBe('10\n10\n5\n5\n8\n5\n0');
    expect(printStockMap(cold, { withAxes: true }).split('\n')[1]).toBe('-20\t10');
  });

  it('prints what reads back as the same cells, for every map of a calibration', () => {
    for (const name of maps.tableNames) {
      const found = stockMapView(maps.table(name, 'LF9VEB'));
      if (!found?.columns || !found.rows) continue;
      const cells = found.cells.map((row) => row.map(({ value }) => value));
      const shape = { rows: cells.length, columns: cells[0]?.length ?? 0 };
      expect(readPastedTable(printStockMap(found), name, shape).cells).toEqual(cells);
      const text = printStockMap(found, { withAxes: true, mark: ',' });
      expect(readPastedTable(text, name, shape)).toMatchObject({
        columnAxis: found.columns.breakpoints,
        rowAxis: found.rows.breakpoints,
        cells,
      });
    }
  });
});

describe('axisName', () => {
  it('parts name and unit', () => {
    expect(axisName('load, spark kind [load fraction]')).toEqual({
      name: 'load, spark kind',
      unit: 'load fraction',
    });
    expect(axisName('spark correction [deg]').unit).toBe('°');
    expect(axisName('engine speed')).toEqual({ name: 'engine speed', unit: '' });
  });
});
