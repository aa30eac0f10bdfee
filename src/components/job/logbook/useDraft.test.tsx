// @vitest-environment jsdom
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  emptyTexts,
  logbookFields,
  logbookText,
  longestText,
  readLogbook,
} from '@site/src/calculations/logbook/logbookLine';
import { markup, storedText } from '@site/src/calculations/testing/hostileText';
import { expectUnchangedPrototypes } from '@site/src/calculations/testing/unchangedPrototypes';
import { LineFields } from './LineFields';
import { type Draft, useDraft } from './useDraft';

const key = 'guide-logbook-draft';
const draft = { id: 'a-1', texts: { ...emptyTexts, date: '2026-11-22', notes: markup.join(' ') } };

/** What the logbook makes of the stored draft, and the HTML of its fields. */
function shown(stored: string): { readonly found: Draft | undefined; readonly html: string } {
  sessionStorage.setItem(key, stored);
  let found: Draft | undefined;
  function Fields(): ReactNode {
    found = useDraft().draft;
    return (
      <LineFields idPrefix="a" texts={found?.texts ?? emptyTexts} onChange={() => undefined} />
    );
  }
  const html = renderToStaticMarkup(<Fields />);
  return { found, html };
}

/** HTML without what stands in its fields, which cannot hold the end of a field unless it is taken for HTML. */
const emptied = (html: string): string =>
  html.replace(/ value="[^"]*"/g, ' value=""').replace(/(<textarea[^>]*>)[^<]*/g, '$1');

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

it('brings back what was typed', () => {
  expect(shown(JSON.stringify(draft)).found).toEqual(draft);
  expect(shown(JSON.stringify({ texts: draft.texts })).found).toEqual({ texts: draft.texts });
});

it.each([
  ['no text at all', { id: 'a-1' }],
  ['a field that is no text', { texts: { ...draft.texts, car: {} } }],
  // Written into the logbook it would be left out when the page is next opened.
  [
    'a text that no line can hold',
    { texts: { ...draft.texts, notes: 'x'.repeat(longestText + 1) } },
  ],
])('takes %s for no draft', (_what, stored) => {
  expect(shown(JSON.stringify(stored)).found).toBeUndefined();
});

it('leaves out an id that is none, and what is no field', () => {
  const stored = { id: {}, polluted: 1, texts: { ...draft.texts, polluted: 1 } };
  expect(shown(JSON.stringify(stored)).found).toEqual({ texts: draft.texts });
});

it('whatever is stored, it is texts that the logbook can keep, and no HTML', () => {
  const fields = emptied(shown('').html);
  fc.assert(
    fc.property(storedText(draft, { texts: draft.texts }), (text) => {
      const { found, html } = shown(text);
      if (found) {
        expect(Object.keys(found.texts).sort()).toEqual(logbookFields.map(([name]) => name).sort());
        expect(['undefined', 'string']).toContain(typeof found.id);
        expect(Object.keys(found).filter((name) => name !== 'id')).toEqual(['texts']);
        const lines = [{ ...found.texts, id: 'a-1' }];
        expect(readLogbook(logbookText(lines))).toEqual({ lines, wasBroken: false });
      }
      expect(emptied(html)).toBe(fields);
      expectUnchangedPrototypes();
    }),
  );
});
