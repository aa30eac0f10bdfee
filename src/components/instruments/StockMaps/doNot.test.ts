/**
 * What the stock maps must refuse or warn of, written from the reference and the first tune by somebody
 * who did not write the computation.
 */
import { describe, expect, it } from 'vitest';
import { printStockMap } from '@site/src/calculations/stockMapView/printStockMap';
import { noCar } from '../MyCar/car';
import { stockLibrary } from '../StockLibrary/library';
import { instrument } from './definition';
import { differenceSentence, firstSentence, heldSentence, parkedSentences } from './messages';

type Texts = Parameters<typeof instrument.evaluate>[0];

const ask = (texts: Texts) =>
  instrument.evaluate(texts, { maps: { status: 'there', value: stockLibrary }, car: noCar });

const found = (texts: Texts) => {
  const { result, errors } = ask(texts);
  if (!result) throw new Error(JSON.stringify(errors));
  return { ...result, limits: result.notices.map(({ limit }) => limit), all: result };
};

const parked = (texts: Texts) => {
  const { view } = found(texts);
  return view ? parkedSentences(view).join(' ') : '';
};

describe('the stock maps', () => {
  it.each(['LFG2EK', 'L831ED'])('1, 2: say that the maps are not those of %s', (calibration) => {
    const { limits, isForCopying, all } = found({ calibration });
    expect(limits).toEqual(['mapsOfAnother']);
    expect(all.notices[0]?.text).toContain(`These are not the values of ${calibration}.`);
    expect(isForCopying).toBe(false);
    expect(firstSentence(all)).not.toContain(calibration);
  });

  it.each([
    ['3', 'LFG1TF000'],
    ['3', 'L35HED'],
    ['3', 'L3R3EE'],
    ['4', 'LF9VEB LFG2EL'],
    ['5', 'LFQQEA'],
    ['5', 'rubbish'],
    ['5, 20', ''],
    ['20', 'xyz'],
  ])('%s: refuse the calibration %j, with no map under it', (_, calibration) => {
    const { errors, result } = ask({ calibration });
    expect(Object.keys(errors)).toEqual(['calibration']);
    expect(result).toBeUndefined();
    expect(instrument.store.fields.calibration.identifies).toBe(true);
  });

  it('give no copy of another calibration than that of My car, however well it was read', () => {
    const maps = { status: 'there', value: stockLibrary } as const;
    const of = (calibration: string) =>
      instrument.evaluate({ calibration }, { maps, car: { ...noCar, calibration: 'LFG2EL' } })
        .result;
    expect(of('LFG2EL')?.isForCopying).toBe(true);
    expect(of('LF9RED')?.isForCopying).toBe(false);
    expect(of('LF9RED')?.notices.map(({ limit }) => limit)).toContain('mapsNotOfCar');
    expect(found({ table: 'Knock Detected - KR Increment Rate' }).isForCopying).toBe(false);
  });

  it('6: warn before any number of the table that must not be saved, and give no copy', () => {
    const { limits, isForCopying, all } = found({ table: 'KR Accumulator - Exit Delay' });
    expect(limits).toEqual(['mapsNeverSave']);
    expect(isForCopying).toBe(false);
    expect(firstSentence(all)).not.toMatch(/\d/);
  });

  it('7, 8: call a parking value no setting', () => {
    expect(parked({ table: 'High Det Mode - Min KR Required', calibration: 'LFG2EL' })).toContain(
      'no setting',
    );
    expect(parked({ table: 'MAF Breakpoint 3' })).toContain('no setting');
    expect(parked({ table: 'RPM Throttle Cut | CPP clear', calibration: 'LFG2EL' })).toContain(
      'no throttle cut',
    );
    expect(heldSentence(found({ find: 'Flat Shift Activation - APP Threshold' }).all)).toContain(
      'no factory file holds a stock value',
    );
  });

  it('9: say that both spark limits, and their twins, are edited alike', () => {
    for (const table of ['Spark Limit | OL', 'Spark Limit | CL'])
      expect(found({ table }).limits).toEqual(['mapsEditBothLimits']);
  });

  it('10: call no other map an improvement', () => {
    const { limits, all } = found({ table: 'Load Scaling', other: 'LFH9EF' });
    expect(limits).toEqual(['mapsOnlyToCompare']);
    expect(all.notices[0]?.text).toContain('Do not take a map from another calibration.');
  });

  it('11: call no maps the same whose axes differ', () => {
    for (const table of stockLibrary.maps.tableNames) {
      const { compared, all } = found({ table, other: 'LFG2EL' });
      if (compared?.difference.kind !== 'compared') continue;
      const { onlyBefore, onlyAfter, differing } = compared.difference;
      const apart = [onlyBefore, onlyAfter].some(
        ({ rows, columns }) => rows.length + columns.length > 0,
      );
      if (apart && differing === 0)
        expect(differenceSentence(compared, all)).toContain('another map');
    }
  });

  it('12: print the stored step, in words and in the copy', () => {
    const { all, view } = found({ table: 'Gear Ratio - 6th' });
    expect(firstSentence(all)).toContain('0.787');
    expect(view && printStockMap(view)).toBe('0.787');
  });

  it('13: copy with one decimal sign throughout', () => {
    const { view, mark } = found({ table: 'Load Scaling', mark: ',' });
    const text = view ? printStockMap(view, { mark }) : '';
    expect(text).toContain('1,2063');
    expect(text).not.toContain('.');
  });

  it('15: say how many files share a table', () => {
    expect(firstSentence(found({}).all)).toContain('47 others of the 90 files read hold the same.');
  });

  it('16: show nothing where the calibration lacks the table', () => {
    const { view, all, isForCopying } = found({ table: 'Idle Speed Max' });
    expect(view).toBeUndefined();
    expect(firstSentence(all)).toBe('LF9VEB has no table Idle Speed Max.');
    expect(isForCopying && view).toBeFalsy();
  });

  it('17: keep no earlier table under words that fit none', () => {
    const { errors, result } = ask({ find: 'no such table' });
    expect(Object.keys(errors)).toEqual(['find']);
    expect(result).toBeUndefined();
  });

  it('18: hold no values of fault codes, monitors and the immobiliser', () => {
    const names = stockLibrary.maps.file.tables.map(
      ({ table, category }) => `${category} ${table}`,
    );
    expect(names.filter((name) => /DTC|P0\d\d\d|immobiliser|catalyst monitor/i.test(name))).toEqual(
      [],
    );
  });

  it('19: find nothing between a file and itself', () => {
    const { compared, all, limits } = found({ table: 'Load Scaling', other: 'LF9VEB' });
    expect(compared && differenceSentence(compared, all)).toBe('LF9VEB is the same file.');
    expect(limits).toEqual([]);
  });
});
