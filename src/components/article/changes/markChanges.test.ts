// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedText } from '@site/src/calculations/testing/hostileText';
import { expectUnchangedPrototypes } from '@site/src/calculations/testing/unchangedPrototypes';
import { markChanges } from './markChanges';

const now = { fans: '1', flash: '2', constructor: '3', 'what-changed': '4' };
const answer = JSON.stringify(now);

const page = (): void => {
  document.body.replaceChildren(
    ...Object.keys(now).map((id) => {
      const heading = document.createElement('h3');
      heading.id = id;
      return heading;
    }),
  );
};

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(answer)));
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const marks = (): readonly string[] =>
  [...document.querySelectorAll('.section-changed')].map(({ textContent }) => textContent);

it('marks what another visit saw otherwise or not at all', async () => {
  page();
  localStorage.setItem('guide-sections', JSON.stringify({ ...now, fans: 'x' }));
  await markChanges('/sections.json');
  expect(marks()).toEqual([
    'Changed since your last visit.',
    'Changed since your last visit: fans.',
  ]);
});

it('whatever is stored, only sections of the page are marked, in our words', async () => {
  const stored = fc.option(storedText(now, { ...now, fans: 'x' }));
  await fc.assert(
    fc.asyncProperty(stored, stored, async (local, tab) => {
      page();
      localStorage.clear();
      sessionStorage.clear();
      if (local !== null) localStorage.setItem('guide-sections', local);
      if (tab !== null) sessionStorage.setItem('guide-sections-before', tab);
      await markChanges('/sections.json');
      for (const mark of marks())
        expect(mark).toMatch(
          /^(?:Changed|New) since your last visit(?:\.|: (?:(?:, )?(?:fans|flash|constructor|what-changed))+\.)$/,
        );
      const names = [...document.body.querySelectorAll('*')].map(({ localName }) => localName);
      expect(names.filter((name) => !['h3', 'p', 'a'].includes(name))).toEqual([]);
      // What this visit saw is kept for the next one.
      expect(localStorage.getItem('guide-sections')).toBe(answer);
      expectUnchangedPrototypes();
    }),
  );
});
