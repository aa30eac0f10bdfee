// cspell:ignore treshold -- as owners mistype it
import { expect, test } from 'vitest';
import { leastTime } from '../../tests/unit/leastTime';
import { find } from './find';
import { indexSteps, pagesOf } from './searchIndex';
import { atOnce } from './slices';
import type { Section } from './section';

const section = (
  id: string,
  title: string,
  text: string,
  kind: Section['kind'] = 'section',
): Section => ({
  id,
  kind,
  title,
  text,
  number: '',
  exactTitle: false,
  chapter: { number: '1', title: 'Chapter' },
  exact: [],
});

const built = (sections: readonly Section[]) => atOnce(indexSteps(sections));

const index = built([
  section(
    'mention',
    'Air-fuel ratio',
    'Do not lean the targets while power enleanment is in the file. Lean is hot.',
  ),
  section('enleanment', 'Disable power enleanment', 'Above 6250 rpm the computer takes fuel away.'),
  section('latency', 'Injector latency', 'Dead time at 14 V, from the table inj_latency_ms.'),
  section('ids', 'Find your calibration', 'LF9VEB and LFANEB are known. The STFT is a fuel trim.'),
  section(
    're-flash',
    'Write it again',
    'A re-flash writes the file again in RomDrop; see logcfg.txt. Not enough clearance.',
  ),
  section('term-enleanment', 'Enleanment', 'Taking fuel away from a mixture.', 'term'),
  section('row', 'Power Enleanment - Base (Lambda) | OL', '13 × 15, level 4.', 'entry'),
]);

const ids = (typed: string) => find(index, typed).map((finding) => finding.section.id);

test.each([
  ['latency', 'latency'],
  ['lattency', 'latency'],
  ['ltaency', 'latency'],
  ['laten', 'latency'],
  ['LATENCY', 'latency'],
  ['látency', 'latency'],
  ['inj_latency_ms', 'latency'],
  ['14 V', 'latency'],
  ['14V', 'latency'],
  ['lf9veb', 'ids'],
  ['LF9V', 'ids'],
  ['stft', 'ids'],
  ['reflash', 're-flash'],
  ['re-flash', 're-flash'],
  ['re flash', 're-flash'],
  ['logcfg', 're-flash'],
  ['6250rpm', 'enleanment'],
  ['how do I find my calibration', 'ids'],
  ['Power Enleanment - Base (Lambda) | OL', 'row'],
  ['base lambda', 'row'],
])('%s finds %s first', (typed, id) => {
  expect(ids(typed)[0]).toBe(id);
});

test('a title weighs more than a term, and a term more than a mention', () => {
  const found = ids('enleanment');
  expect(found[0]).toBe('enleanment');
  expect(found.indexOf('term-enleanment')).toBeLessThan(found.indexOf('mention'));
});

test('all words are wanted; if no section has them all, some will do', () => {
  expect(ids('latency 14')).toEqual(['latency']);
  expect(ids('latency stft')).toEqual(expect.arrayContaining(['latency', 'ids']));
});

test('a word that the guide knows is not taken for a typing mistake', () => {
  expect(ids('file')).not.toContain('enleanment');
  expect(ids('lean')).toEqual(['mention']);
});

test('a calibration never finds its neighbour', () => {
  expect(ids('LFANEC')).toEqual([]);
  expect(ids('LF9VEC')).toEqual([]);
});

test.each(['', '   ', '…', '%', '|', '()', '<>'])('%j finds nothing', (typed) => {
  expect(ids(typed)).toEqual([]);
});

test('HTML, patterns and very long texts do no harm', () => {
  expect(ids('<img src=x onerror=alert(1)>')).toEqual([]);
  expect(ids('.*+?^${}()|[]\\')).toEqual([]);
  expect(ids('__proto__ constructor')).toEqual([]);
  const search = (): void => {
    expect(ids('latency '.repeat(1250))[0]).toBe('latency');
    expect(ids('x'.repeat(10_000))).toEqual([]);
  };
  expect(leastTime(search, 500)).toBeLessThan(500);
});

test('a finding names the words of the guide that answered, and how nearly', () => {
  expect(find(index, 'power enlean')[0]?.hits).toEqual(
    new Map([
      ['power', { asked: 'power', nearness: 3 }],
      ['enleanment', { asked: 'enlean', nearness: 2 }],
    ]),
  );
  expect(find(index, 'lattency')[0]?.hits.get('latency')?.nearness).toBe(1);
});

test('a long text is indexed in pieces and found as one section', () => {
  const text = 'The cam turns.\n'.repeat(2000) + 'Dwell ends here.';
  expect(pagesOf(text).every((page) => page.length <= 4000)).toBe(true);
  expect(pagesOf(text).join('')).toBe(text);
  const found = find(built([section('long', 'Long', text)]), 'cam');
  expect(found.map((finding) => finding.section.id)).toEqual(['long']);
  expect(pagesOf('x'.repeat(9000)).join('')).toHaveLength(9000);
});

test('forms of a word, both spellings, and words joined or split find the same', () => {
  const forms = built([
    section('tyres', 'Tyre size', 'Colour the tyres.'),
    section('logs', 'Logging', 'It logged a wide-band. A read times out.'),
  ]);
  const first = (typed: string) => find(forms, typed)[0]?.section.id;
  expect(['tires', 'tire', 'colors'].map(first)).toEqual(['tyres', 'tyres', 'tyres']);
  expect(['logs', 'wideband', 'wide band', 'timeout'].map(first)).toEqual(Array(4).fill('logs'));
});

test('not every word need be there: places that hold more of them, and rarer ones, come first', () => {
  const some = built([
    section('one', 'One', 'The pump runs.'),
    section('both', 'Two', 'The pump and the zebra run.'),
    section('rare', 'Three', 'A zebra runs.'),
    section('four', 'Four', 'A pump.'),
  ]);
  const found = find(some, 'pump zebra unheard').map((finding) => finding.section.id);
  expect(found[0]).toBe('both');
  expect(found[1]).toBe('rare');
  expect(found).toHaveLength(4);
});

test('a section stands before a row, and a row before a source', () => {
  const kinds = built([
    section('source-x', 'Dwell paper', 'Dwell.', 'entry'),
    section('row-x', 'Dwell row', 'Dwell.', 'entry'),
    section('dwell', 'Dwell time', 'Dwell.'),
  ]);
  expect(find(kinds, 'dwell').map((finding) => finding.section.id)).toEqual([
    'dwell',
    'row-x',
    'source-x',
  ]);
});

test('one word of a saying finds the place that owners mean, after those that hold it', () => {
  const owners = built([
    section('fans', 'Fans', 'At 97 °C they run.'),
    section('other', 'Speed', 'A radiator is there.'),
  ]);
  expect(find(owners, 'electric').map(({ section: { id } }) => id)).toEqual(['fans']);
  expect(find(owners, 'radiator').map(({ section: { id } }) => id)).toContain('fans');
});

test('who types nothing but small words finds the titles that hold them', () => {
  const asked = built([
    section('question', 'How do I begin?', 'With a test.'),
    section('other', 'Speed', 'This is how it is.'),
  ]);
  expect(find(asked, 'how do i').map(({ section: { id } }) => id)).toEqual(['question']);
});

test('a word that the guide does not hold is looked for by one that means the same', () => {
  const same = built([
    section('idle', 'Warm engine', 'The idle is 720 rpm.'),
    section('other', 'Speed', 'A pump.'),
  ]);
  expect(find(same, 'tickover').map(({ section: { id } }) => id)).toEqual(['idle']);
});

test('one mistake of typing is thought of before two words written as one', () => {
  const typo = built([
    section('threshold', 'Threshold', 'Above it.'),
    section('hold', 'Hold', 'Three of tres, and hold.'),
  ]);
  expect(find(typo, 'treshold')[0]?.section.id).toBe('threshold');
});

test('a decimal comma is a decimal point', () => {
  const numbers = built([
    section('right', 'Mixture', 'Lambda 0.88 is safe.'),
    section('wrong', 'Other', 'Lambda 0 and 88.'),
  ]);
  expect(find(numbers, '0,88')[0]?.section.id).toBe('right');
});

test('who asks what a word means gets the word first', () => {
  const words = built([
    section('trims', 'LTFT and STFT', 'LTFT is learned, STFT is of the moment.'),
    section('term-ltft', 'LTFT', 'Long-term fuel trim.', 'term'),
    section('term-stft', 'STFT', 'Short-term fuel trim.', 'term'),
  ]);
  const found = find(words, 'stft vs ltft').map(({ section: { id } }) => id);
  expect(found.slice(0, 2).toSorted()).toEqual(['term-ltft', 'term-stft']);
});

test('a quantity does not outweigh the other words', () => {
  const cold = built([
    section('pull', 'Pull', 'From 2000 rpm.'),
    section('cold', 'Cold start', 'A cold start idles higher.'),
  ]);
  expect(find(cold, '2000rpm on cold start')[0]?.section.id).toBe('cold');
});
