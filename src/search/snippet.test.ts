import { expect, test } from 'vitest';
import { type Hit, type Hits, withoutOtherWords } from './hits';
import type { Section } from './section';
import { segmentsOf } from './segments';
import { sentencesOf } from './sentences';
import { snippet } from './snippet';

/** What a search for `asked` tells of the words that it found. */
function hitsOf(found: readonly string[], asked: readonly string[]): Hits {
  const hitBy = (token: string): Hit => {
    const beginning =
      asked.find((each) => each === token) ?? asked.find((each) => token.startsWith(each));
    if (beginning === undefined) return { asked: token, nearness: 1 };
    return { asked: beginning, nearness: beginning === token ? 3 : 2 };
  };
  return withoutOtherWords(new Map(found.map((token) => [token, hitBy(token)])));
}

const section = (text: string, exact: Section['exact'] = []): Section => ({
  id: 'a',
  kind: 'section',
  number: '7.1',
  title: 'Disable power enleanment',
  exactTitle: false,
  chapter: { number: '7', title: 'First tune' },
  text,
  exact,
});

const shown = (text: string, ...looked: string[]) => {
  const { text: sentence, hits } = snippet(section(text), hitsOf(looked, looked));
  return [sentence, hits.map(({ start, end }) => sentence.slice(start, end))];
};

test('shows the sentence that holds most of the words', () => {
  expect(
    shown(
      'Power first. Disable power enleanment before anything. Enleanment last.',
      'power',
      'enleanment',
    ),
  ).toEqual(['Disable power enleanment before anything.', ['power enleanment']]);
});

test('the very word counts for more than one that begins like it', () => {
  const looked = hitsOf(['flashes', 'flash'], ['flash']);
  const text = 'It flashes and flashes again. Flash it.';
  expect(snippet(section(text), looked).text).toBe('Flash it.');
});

test('where the very word is found, a longer one that begins like it is not marked', () => {
  const looked = hitsOf(['rom', 'romdrop', 'flashed', 'flash'], ['flash', 'rom']);
  expect([...looked.keys()]).toEqual(['rom', 'flashed', 'flash']);
  expect([...hitsOf(['romdrop'], ['rom']).keys()]).toEqual(['romdrop']);
});

test('marks a part of a word where only a part was looked for', () => {
  expect(shown('The air-fuel ratio.', 'fuel')).toEqual(['The air-fuel ratio.', ['fuel']]);
});

test('without a hit it shows the first sentence, but not the title again', () => {
  expect(shown('Disable power enleanment\nSet it to zero. Then drive.', 'x')).toEqual([
    'Set it to zero.',
    [],
  ]);
  expect(shown('', 'x')).toEqual(['', []]);
});

test('a long sentence is cut between words around the first hit', () => {
  const long = `${'before '.repeat(40)}latency ${'after '.repeat(40)}end.`;
  const [text, hits] = shown(long, 'latency');
  expect(text?.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(/^\.\.\. before .*latency after .* after \.\.\.$/);
  expect(hits).toEqual(['latency']);
  expect(shown('y'.repeat(400), 'x')[0]?.length).toBeLessThanOrEqual(160);
});

test('sentences end at blocks and full stops, not inside numbers and names', () => {
  const text = 'At 12.0 V stop. Open logcfg.txt now\nBattery · weak, e.g. old';
  expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'At 12.0 V stop.',
    'Open logcfg.txt now',
    'Battery · weak, e.g. old',
  ]);
});

test('segments tell hits and exact names apart', () => {
  const text = 'Set Load Scaling to 1.';
  const found = snippet(section(text, [{ start: 4, end: 16 }]), hitsOf(['scaling'], ['scaling']));
  expect(segmentsOf(found)).toEqual([
    { text: 'Set ', isHit: false, isExact: false },
    { text: 'Load ', isHit: false, isExact: true },
    { text: 'Scaling', isHit: true, isExact: true },
    { text: ' to 1.', isHit: false, isExact: false },
  ]);
});
