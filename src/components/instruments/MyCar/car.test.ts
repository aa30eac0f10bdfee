import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileValue } from '@site/src/calculations/testing/hostileText';
import { expectUnchangedPrototypes } from '@site/src/calculations/testing/unchangedPrototypes';
import { carFrom, carInShort, noCar } from './car';

test('a stored car comes back', () => {
  const car = {
    generation: 'NC2',
    market: 'USA',
    engine: '2.0',
    gearbox: '6MT',
    calibration: 'LF9VEB',
    tyre: '205/45R17',
    units: 'US',
  };
  expect(carFrom(JSON.parse(JSON.stringify(car)))).toEqual(car);
  expect(carInShort(car)).toBe('NC2 2.0 6MT LF9VEB');
});

test('what does not fit counts as not chosen', () => {
  expect(carFrom({ generation: 'NC9', tyre: '<b>', calibration: 'a"b', units: 7 })).toEqual(noCar);
  expect(carInShort(noCar)).toBe('');
  fc.assert(
    fc.property(fc.oneof(fc.anything(), hostileValue), (stored) => {
      const car = carFrom(stored);
      expect(Object.keys(car).sort()).toEqual(Object.keys(noCar).sort());
      for (const each of Object.values(car)) expect(typeof each).toBe('string');
      expectUnchangedPrototypes();
    }),
  );
});
