// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anyText } from '@site/src/calculations/testing/anyText';
import { markup, prototypeNames } from '@site/src/calculations/testing/hostileText';
import { expectUnchangedPrototypes } from '@site/src/calculations/testing/unchangedPrototypes';
import { choice, paste, text } from './instrumentField';
import { instrumentStore } from './instrumentStore';
import { forgetText, keepText, keptText, textOfReload } from './tabStorage';

const fields = {
  unit: choice({ label: 'Unit', options: ['km/h', 'mph'] }),
  tyre: text({ label: 'Tyre', initial: '205/45R17' }),
  table: paste({ label: 'Table', read: (written) => written }),
};

const word = fc.oneof(fc.constantFrom('gears', 'polluted', ...prototypeNames, ...markup), anyText);
const part = fc
  .tuple(fc.oneof(fc.constantFrom(...Object.keys(fields)), word), fc.constantFrom('=', ''), word)
  .map((pieces) => pieces.join(''));
/** What an instrument would keep, and what anybody else might. */
const kept = fc.oneof(
  word,
  fc.array(part, { maxLength: 5 }).map((parts) => ['1', ...parts].join(';')),
);

const reloaded = (): void => {
  const navigation = { type: 'reload' } as unknown as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation]);
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

it('gives back any text under any name, after a reload too, and touches nothing else', () => {
  reloaded();
  fc.assert(
    fc.property(word, word, (name, text) => {
      sessionStorage.clear();
      sessionStorage.setItem('other', 'stays');
      keepText(name, text);
      expect(keptText(name)).toBe(text);
      expect(textOfReload(name)).toBe(text);
      expect(sessionStorage).toHaveLength(2);
      forgetText(name);
      expect(keptText(name)).toBeUndefined();
      expect(textOfReload(name)).toBe('');
      expect(sessionStorage.getItem('other')).toBe('stays');
      expectUnchangedPrototypes();
    }),
  );
});

it('gives nothing of the tab where the page was opened by a link', () => {
  keepText('gears', '1;tyre=1');
  expect(textOfReload('gears')).toBe('');
});

it('whatever the tab holds, an instrument shows its own fields with texts', () => {
  reloaded();
  let count = 0;
  fc.assert(
    fc.property(kept, kept, (text, table) => {
      // Each store is made once, and remembers its case by its name.
      const name = `test-${String((count += 1))}`;
      sessionStorage.clear();
      keepText(name, text);
      keepText(`${name}.table`, table);
      const { values, refused, entered } = instrumentStore(name, fields).state();
      expect(Object.keys(values).sort()).toEqual(Object.keys(fields).sort());
      for (const value of Object.values(values)) expect(typeof value).toBe('string');
      expect(['km/h', 'mph']).toContain(values.unit);
      expect(values.tyre.length).toBeLessThanOrEqual(80);
      expect(values.table).toBe(table);
      for (const each of [...refused, ...entered]) expect(Object.keys(fields)).toContain(each);
      expectUnchangedPrototypes();
    }),
  );
});
