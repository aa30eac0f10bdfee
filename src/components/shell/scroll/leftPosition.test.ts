import fc from 'fast-check';
import { expect, it } from 'vitest';
import { storedText } from '@site/src/calculations/testing/hostileText';
import { expectUnchangedPrototypes } from '@site/src/calculations/testing/unchangedPrototypes';
import { leftPositionFrom } from './leftPosition';

const left = { scrollY: 700, id: 'flash-the-rom', top: -12.5, hash: '#flash-the-rom' };

it('reads the place where the page was left', () => {
  expect(leftPositionFrom(JSON.stringify(left))).toEqual(left);
  expect(leftPositionFrom(null)).toBeUndefined();
});

it.each([
  // Asked for as an id, it ended the program of the page before it began.
  { ...left, id: { toString: 1 } },
  { ...left, top: { valueOf: 1, toString: 1 } },
  { ...left, scrollY: '700' },
  { ...left, hash: null },
  [left],
  'left',
])('%j is no place', (stored) => {
  expect(leftPositionFrom(JSON.stringify(stored))).toBeUndefined();
});

it('whatever is stored, it is a place or none', () => {
  fc.assert(
    fc.property(storedText(left), (text) => {
      const read = leftPositionFrom(text);
      if (read) {
        const { scrollY, id, top, hash, ...others } = read;
        expect([typeof scrollY, typeof top]).toEqual(['number', 'number']);
        expect([typeof id, typeof hash]).toEqual(['string', 'string']);
        expect(Reflect.ownKeys(others)).toEqual([]);
      }
      expectUnchangedPrototypes();
    }),
  );
});
