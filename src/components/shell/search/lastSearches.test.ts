// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostileValue, storedText } from '@site/src/calculations/testing/hostileText';
import { expectUnchangedPrototypes } from '@site/src/calculations/testing/unchangedPrototypes';
import { forgetSearches, keepSearch, lastSearches, searchesFrom } from './lastSearches';

const key = 'guide-searches';

beforeEach(() => {
  localStorage.clear();
  forgetSearches();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('the newest first, each once, at most five', () => {
  for (const typed of ['one', 'two', 'three', 'four', 'five', ' Two  ', 'six']) keepSearch(typed);
  expect(lastSearches()).toEqual(['six', 'Two', 'five', 'four', 'three']);
  keepSearch('   ');
  expect(lastSearches()).toHaveLength(5);
});

test('they can be forgotten', () => {
  keepSearch('fans');
  forgetSearches();
  expect(lastSearches()).toEqual([]);
  expect(localStorage.getItem(key)).toBeNull();
});

test.each([null, 7, 'fans', {}, [[], null, 3, { a: 1 }], ['', '   ']])(
  '%j holds none',
  (stored) => {
    expect(searchesFrom(stored)).toEqual([]);
  },
);

test('what others wrote into the storage is cut to what can be used', () => {
  expect(searchesFrom([1, ' fans\n ', 'FANS', 'x'.repeat(5000)])).toEqual(['FANS', 'x'.repeat(80)]);
  localStorage.setItem(key, '[broken');
  expect(lastSearches()).toEqual([]);
  keepSearch('fans');
  expect(lastSearches()).toEqual(['fans']);
});

test('with the storage blocked they live as long as the page', () => {
  const refuse = () => {
    throw new DOMException('Storage is blocked.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  keepSearch('fans');
  keepSearch('knock');
  expect(lastSearches()).toEqual(['knock', 'fans']);
  forgetSearches();
  expect(lastSearches()).toEqual([]);
});

test('whatever is stored, at most five short texts come of it', () => {
  fc.assert(
    fc.property(fc.oneof(hostileValue, fc.anything(), fc.array(fc.string())), (stored) => {
      const searches = searchesFrom(stored);
      expect(searches.length).toBeLessThanOrEqual(5);
      for (const each of searches) expect(each).toMatch(/^.{1,80}$/su);
      expectUnchangedPrototypes();
    }),
  );
});

test('whatever text stands in the storage, the search opens', () => {
  fc.assert(
    fc.property(storedText(['fans', 'knock']), (text) => {
      localStorage.setItem(key, text);
      expect(lastSearches().length).toBeLessThanOrEqual(5);
      expectUnchangedPrototypes();
    }),
  );
});
