import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mx5Calibrations } from '@site/src/data/calibrations';
import { initialValues } from '../kit/fields';
import { stockLibrary } from '../StockLibrary/library';
import {
  asksForWorkedCase,
  foundTables,
  readStockMaps,
  stockMapsResult,
  type StockMapsValues,
  workedResult,
} from './stockMapsCase';
import { stockMapsStore } from './stockMapsStore';
import {
  differenceSentence,
  heldSentence,
  parkedSentences,
  readable,
  stockTables,
} from './stockMapsWords';

it('the counts in the words are those of the data', () => {
  expect(readable).toBe(stockLibrary.maps.calibrations.length);
  expect(stockTables).toBe(stockLibrary.maps.tableNames.length);
});

const first = initialValues(stockMapsStore.fields);
const ask = (values: Partial<StockMapsValues>) =>
  stockMapsResult({ ...first, ...values }, stockLibrary);
const result = (values: Partial<StockMapsValues>) => {
  const { value, fault } = ask(values);
  if (!value) throw new Error(fault);
  return value;
};
const said = (values: Partial<StockMapsValues>) => heldSentence(result(values));
const against = (values: Partial<StockMapsValues>) => {
  const found = result(values);
  return found.compared && differenceSentence(found.compared, found);
};

describe('the worked case', () => {
  it('is what the stock maps give', () => {
    expect(asksForWorkedCase(first)).toBe(true);
    expect(workedResult).toEqual(result({}));
    expect(heldSentence(workedResult)).toBe(
      'LF9VEB holds 0.70 to 1.50 (multiplier), in 15 rows and 7 columns. 47 others of the 90 files read hold the same.',
    );
  });
});

describe('what a table holds', () => {
  it('is said of maps, curves and single values', () => {
    expect(said({ table: 'Power Enleanment - RPM Threshold' })).toBe(
      'LF9VEB holds 6250 rpm. All 90 files read hold the same.',
    );
    expect(said({ table: 'Load Limit | No Fault' })).toMatch(/ \(load fraction\), at 15 points\./);
    expect(said({ table: 'Load Scaling', calibration: 'lf4weg' })).toMatch(/^LF4WEG .* No other /);
  });

  it('is said where there is nothing', () => {
    expect(said({ table: 'Idle Speed Max', calibration: 'LF9VEB' })).toBe(
      'LF9VEB has no table Idle Speed Max.',
    );
    expect(said({ find: 'launch control activation - rpm' })).toMatch(/^The patch adds Launch/);
    expect(said({ find: 'CC Sensitivity - Non Gear' })).toMatch(/hold no stock values of CC Sens/);
  });

  it('knows numbers that are no setting', () => {
    const { view } = result({ table: 'High Det Mode - Min KR Required', calibration: 'LFG2EL' });
    expect(view && parkedSentences(view)[0]).toMatch(/^7777.*: no setting\. No single knock/);
  });
});

describe('the comparison', () => {
  it('says how the other differs', () => {
    expect(against({ table: 'Load Scaling', other: 'LFG2EL' })).toBe(
      '123 of 238 common cells differ: LFG2EL holds −0.056 to +0.108 (multiplier) against LF9VEB.',
    );
    expect(against({ table: 'Load Scaling', other: 'LF9XEB' })).toMatch(/the same in all 255/);
    expect(against({ table: 'Idle Speed Max', other: 'LFDJEA' })).toMatch(/^Only one of/);
    expect(against({ table: 'IPW Min', other: 'LFH9EF' })).toMatch(/in another form/);
    expect(against({ other: 'LFG1EF' })).toMatch(/could be read/);
    expect(against({ other: 'none' })).toBeUndefined();
  });

  it('has a sentence for every pair of the typical cars and every table', () => {
    for (const table of stockLibrary.maps.tableNames)
      for (const other of Object.keys(stockLibrary.maps.file.representatives))
        expect(against({ table, other })).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('what cannot be used', () => {
  it('is named beside its field', () => {
    const { calibration } = readStockMaps({ ...first, calibration: 'LF9VE' }, stockLibrary);
    expect(calibration.fault).toMatch(/six characters/);
    expect(ask({ calibration: 'L35HED' }).fault).toMatch(/another car/);
    expect(ask({ calibration: 'LFANEB' }).fault).toMatch(/too little is known/);
    expect(ask({ find: 'no such words' }).fault).toMatch(/Write fewer/);
    expect(ask({ table: 'nothing' }).fault).toMatch(/Choose one/);
  });

  it('offers a near one, and says how near', () => {
    const { calibration } = result({ calibration: 'LFG2EK' });
    expect(calibration.shown).toBe('LFG2EL');
    expect(calibration.nearness.join(' ')).toMatch(/same family, 1 known revision later\..* up to/);
    expect(result({ calibration: 'LFAAEB' }).calibration.nearness.join(' ')).toMatch(
      /another family\. Alike: engine/,
    );
    for (const { id } of mx5Calibrations)
      expect(ask({ calibration: id }).fault ?? '').not.toMatch(/known by/);
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.string(),
        fc.string(),
        (calibration, find, table, other) => {
          ask({ calibration, find, table, other });
          ask({ find, other });
        },
      ),
    );
  });
});

it('finds tables by words, those without stock values last', () => {
  expect(foundTables('', stockLibrary)).toHaveLength(184);
  const spark = foundTables('spark limit', stockLibrary);
  expect(spark[0]?.stock).toBe(true);
  expect(foundTables('Load Scaling', stockLibrary).map(({ name }) => name)).toEqual([
    'Load Scaling',
  ]);
});
