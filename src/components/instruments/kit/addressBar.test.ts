import { expect, test } from 'vitest';
import { queryWith } from './addressBar';

test('each case has a key of its own; what else stands in the query stays', () => {
  const cases = new Map([
    ['gears', '1;shift=6000'],
    ['fuel', ''],
  ]);
  expect(queryWith('?a=b&gears=1;shift=7000&fuel=1;x=2', cases)).toBe('?a=b&gears=1;shift=6000');
});

test('nothing to keep leaves no question mark', () => {
  expect(queryWith('', new Map())).toBe('');
  expect(queryWith('?gears=1;x=1', new Map([['gears', '']]))).toBe('');
});
