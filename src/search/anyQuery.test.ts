import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '@site/src/calculations/testing/anyText';
import { answer } from './answers';
import { nearestWords } from './nearest';
import { indexSteps } from './searchIndex';
import { atOnce } from './slices';
import type { Section } from './section';
import { snippet } from './snippet';

const section = (id: string, title: string, text: string): Section => ({
  id,
  kind: 'section',
  title,
  text,
  number: '',
  exactTitle: false,
  chapter: { number: '1', title: 'Chapter' },
  exact: [],
});

const sections = [
  section('fans', 'Fans', 'At 97 °C the fan runs; below 85 km/h it is on longer. See constructor.'),
  section(
    'load',
    'Load scaling',
    'Multiply each cell, LF9VEB too: 0.787 × 1.02. __proto__ is no word.',
  ),
];

const index = atOnce(indexSteps(sections));

/** What readers may type: anything, and words of the guide and of the language among it. */
const typed = fc.oneof(
  anyText,
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom('fan', 'cell', '97', '°C', 'km/h', '"', '(', '*', '-', '|', '\\', '0x35'),
        fc.constantFrom('constructor', '__proto__', 'toString', 'hasOwnProperty', 'LF9VEB'),
        fc.string({ maxLength: 6 }),
      ),
      { maxLength: 12 },
    )
    .map((words) => words.join(' ')),
);

test('whatever is typed, the answers are sections of the guide, each once', () => {
  fc.assert(
    fc.property(typed, (query) => {
      const { findings, named } = answer(index, query);
      const all = [...findings, ...(named ? [named] : [])].map((finding) => finding.section);
      expect(new Set(all).size).toBe(all.length);
      for (const each of all) expect(sections).toContain(each);
    }),
  );
});

test('whatever is typed, what a result shows is text of its section', () => {
  fc.assert(
    fc.property(typed, (query) => {
      for (const { section: found, hits } of answer(index, query).findings) {
        const { text, hits: ranges } = snippet(found, hits);
        for (const part of text.split('...')) expect(found.text).toContain(part.trim());
        for (const { start, end } of ranges) expect(text.slice(start, end)).not.toBe('');
      }
    }),
  );
});

test('whatever is typed, the nearest words are words of the guide', () => {
  fc.assert(
    fc.property(typed, (query) => {
      for (const word of nearestWords(query, index)) expect(index.vocabulary.has(word)).toBe(true);
    }),
  );
});

test('what was typed leaves no property behind on any object', () => {
  answer(index, '__proto__ polluted constructor prototype');
  expect(Object.keys(Object.prototype)).toEqual([]);
});
