import { expect, test } from 'vitest';
import { queryWith } from './addressBar';

const isInstrument = (key: string): boolean => ['gears', 'fuel'].includes(key);

test('the case of one instrument stands in the query; what belongs to none stays', () => {
  expect(
    queryWith('?a=b&gears=1;shift=7000&fuel=1;x=2', 'gears', '1;shift=6000', isInstrument),
  ).toBe('?a=b&gears=1;shift=6000');
});

test('nothing to keep leaves no question mark', () => {
  expect(queryWith('', 'gears', '', isInstrument)).toBe('');
  expect(queryWith('?gears=1;x=1', '', '', isInstrument)).toBe('');
});
