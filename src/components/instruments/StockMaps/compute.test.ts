import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mx5Calibrations } from '@site/src/data/calibrations';
import { instrumentShelf } from '@site/src/data/instrumentShelf';
import { type MyCar, noCar } from '../MyCar/car';
import { stockLibrary } from '../StockLibrary/library';
import { instrument } from './definition';
import { foundTables } from './findTables';
import {
  differenceSentence,
  digitsNote,
  heldSentence,
  parkedSentences,
  readable,
  stockTables,
} from './messages';

it('the counts in the words are those of the data', () => {
  expect(readable).toBe(stockLibrary.maps.calibrations.length);
  expect(stockTables).toBe(stockLibrary.maps.tableNames.length);
  expect(instrumentShelf.find(({ name }) => name === 'maps')?.line).toBe(
    `${stockTables} tables of ${readable} factory files`,
  );
});

type Texts = Parameters<typeof instrument.evaluate>[0];

const there = { status: 'there', value: stockLibrary } as const;
const ask = (texts: Texts, car: MyCar = noCar) => instrument.evaluate(texts, { maps: there, car });
const result = (texts: Texts, car?: MyCar) => {
  const found = ask(texts, car);
  if (!found.result) throw new Error(JSON.stringify(found.errors));
  return found.result;
};
const held = (texts: Texts) => heldSentence(result(texts));
const against = (texts: Texts) => {
  const found = result(texts);
  return found.compared && differenceSentence(found.compared, found);
};
const limits = (texts: Texts, car?: MyCar) => result(texts, car).notices.map(({ limit }) => limit);

describe('the worked case', () => {
  const early = (texts: Texts) =>
    instrument.evaluate(texts, { maps: { status: 'loading' }, car: noCar });

  it('is what the stock maps give', () => {
    const { result: worked } = early({});
    expect(worked).toEqual(result({}));
    expect(worked && heldSentence(worked)).toBe(
      'LF9VEB holds 0.70 to 1.50 (multiplier), in 15 rows and 7 columns. 47 others of the 90 files read hold the same.',
    );
  });

  it('does not stand for another case while the stock maps are loading', () => {
    expect(early({ calibration: 'LFG2EL' })).toEqual({ errors: {} });
    expect(early({ table: 'Load Scaling' })).toEqual({ errors: {} });
    expect(early({ other: 'LFG2EL' })).toEqual({ errors: {} });
    expect(early({ find: 'spark' })).toEqual({ errors: {} });
  });
});

describe('what a table holds', () => {
  it('is said of maps, curves and single values', () => {
    expect(held({ table: 'Power Enleanment - RPM Threshold' })).toBe(
      'LF9VEB holds 6250 rpm. All 90 files read hold the same.',
    );
    expect(held({ table: 'Load Limit | No Fault' })).toMatch(/ \(load fraction\), at 15 points\./);
    expect(held({ table: 'Load Scaling', calibration: 'lf4weg' })).toMatch(/^LF4WEG .* No other /);
  });

  it('has the digits of the stored step, and says where EcuFlash shows fewer', () => {
    expect(held({ table: 'Gear Ratio - 6th' })).toBe(
      'LF9VEB holds 0.787 (ratio). 14 others of the 90 files read hold the same.',
    );
    const { view } = result({ table: 'Gear Ratio - 6th' });
    expect(view && digitsNote(view)).toEqual([
      'EcuFlash shows 2 decimals here; the file holds more.',
    ]);
    const heat = result({}).view;
    expect(heat && digitsNote(heat)).toEqual([]);
  });

  it('is said where there is nothing', () => {
    expect(held({ table: 'Idle Speed Max', calibration: 'LF9VEB' })).toBe(
      'LF9VEB has no table Idle Speed Max.',
    );
    expect(held({ find: 'launch control activation - rpm' })).toMatch(/^The patch adds Launch/);
    expect(held({ find: 'CC Sensitivity - Non Gear' })).toMatch(/hold no stock values of CC Sens/);
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
    expect(against({ table: 'Gear Ratio - 6th', other: 'LFG2EL' })).toBe(
      'LFG2EL holds 0.832 (ratio), +0.045 (ratio) against LF9VEB.',
    );
    expect(against({ table: 'Load Scaling', other: 'LF9XEB' })).toMatch(/the same in all 255/);
    expect(against({ table: 'Idle Speed Max', other: 'LFDJEA' })).toMatch(/^Only one of/);
    expect(against({ table: 'IPW Min', other: 'LFH9EF' })).toMatch(/in another form/);
    expect(against({ other: 'LFG1EF' })).toMatch(/could be read/);
    expect(against({ other: 'none' })).toBeUndefined();
  });

  it('never calls the same what the files hold apart', () => {
    for (const table of stockLibrary.maps.tableNames)
      for (const other of Object.keys(stockLibrary.maps.file.representatives)) {
        const { compared } = result({ table, other });
        const words = against({ table, other }) ?? '';
        expect(words).not.toMatch(/NaN|undefined|Infinity/);
        if (/holds the same(?: in all \d+ common cells)?\.$/.test(words))
          expect(compared?.alike, `${table} ${other}`).toBe(true);
      }
  });
});

describe('what is not for the reader’s file', () => {
  it('is refused for copying: the maps of another calibration', () => {
    const near = result({ calibration: 'LFG2EK' });
    expect(near.calibration.shown).toBe('LFG2EL');
    expect(near.isForCopying).toBe(false);
    expect(near.notices[0]?.text).toMatch(
      /^These are not the values of LFG2EK\..*same family, 1 known revision later\./,
    );
    expect(limits({ calibration: 'LFAAEB' })).toEqual(['mapsOfAnother']);
    expect(limits({ calibration: 'LF9V' })).toEqual(['mapsOfAnother']);
    expect(result({}, { ...noCar, calibration: 'LF9VEB' }).isForCopying).toBe(true);
  });

  it('is refused for copying: the table that must not be saved', () => {
    const found = result({ table: 'KR Accumulator - Exit Delay' });
    expect(found.isForCopying).toBe(false);
    expect(found.notices.map(({ limit }) => limit)).toEqual(['mapsNeverSave']);
    expect(limits({ find: 'kr accumulator exit' })).toEqual(['mapsNeverSave']);
  });

  it('is told of: a car whose calibration was not read', () => {
    const car = { ...noCar, generation: 'NC1', engine: '2.0', gearbox: '6MT' };
    expect(limits({ calibration: 'LFG2EL' }, car)).toEqual(['mapsCarNotRead']);
    expect(limits({ calibration: 'LFG2EL' }, { ...car, calibration: 'LFG2EL' })).toEqual([]);
    expect(limits({ calibration: 'LFH9EF' }, car)).toEqual([]);
    expect(limits({}, { ...car, market: 'Japan' })).toEqual(['mapsCarNotRead']);
  });

  it('is refused for copying: any map, while the calibration of the car is not chosen', () => {
    const japanese = { ...noCar, market: 'Japan', engine: '1.8' };
    for (const car of [noCar, { ...noCar, generation: 'NC2' }, japanese])
      expect(result({}, car)).toMatchObject({ isForCopying: false, isOwnUnknown: true });
    expect(limits({})).toEqual([]);
    expect(limits({}, japanese)).toEqual(['mapsCarNotRead']);
  });

  it('is not offered for copying where a calibration in My car would change nothing', () => {
    for (const table of ['KR Accumulator - Exit Delay', 'Knock Detected - KR Increment Rate'])
      expect(result({ table }), table).toMatchObject({ isForCopying: false, isOwnUnknown: false });
    expect(result({ calibration: 'LFG2EK' }).isOwnUnknown).toBe(false);
  });

  it('is called typical only of a car that is described, and of no NC3', () => {
    const car = { ...noCar, generation: 'NC2', market: 'USA', engine: '2.0', gearbox: '6MT' };
    const told = (changed: Partial<MyCar>) => result({}, { ...car, ...changed }).notices[0]?.text;
    expect(told({})).toContain('typical of such a car, USA NC2 2.0 6MT');
    expect(told({ market: '' })).toContain('which need not be typical of your car, NC2 2.0 6MT');
    expect(result({}, { ...noCar, generation: 'NC3' }).notices[0]?.text).toContain(
      'which need not be typical of your car, NC3',
    );
    expect(told({ generation: 'NC3' })).toContain('of an NC2; your car, USA NC3 2.0 6MT, may have');
  });
});

describe('what cannot be used', () => {
  it('is named beside its field', () => {
    expect(ask({ calibration: 'LF9VE' }).errors.calibration).toMatch(/six characters/);
    expect(ask({ calibration: 'L35HED' }).errors.calibration).toMatch(/another car/);
    expect(ask({ calibration: 'LFANEB' }).errors.calibration).toMatch(/too little is known/);
    expect(ask({ find: 'no such words' }).errors.find).toMatch(/Write fewer/);
    expect(ask({ table: 'nothing' }).errors.find).toMatch(/Choose one/);
    for (const { id } of mx5Calibrations)
      expect(ask({ calibration: id }).errors.calibration ?? '').not.toMatch(/known by/);
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
