// cspell:ignore colonat -- a slip of the keys
// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { answer } from './answers';
import { cardOf } from './card';
import { sectionsOf } from './collect';
import { rangeSteps } from './marks';
import { nearestWords } from './nearest';
import { questionsOf } from './questions';
import { indexSteps } from './searchIndex';
import { atOnce } from './slices';

const article = document.createElement('article');
article.innerHTML = `
<div class="part"><h2 id="log" data-number="5">Log</h2><p>Write a log of coolant.</p></div>
<div class="part"><h3 id="fans" data-number="5.1">Fans</h3><p>ECT, ECT and the fans: at 97 °C they start. A fan is loud.</p>
<h4 id="after">After</h4><p>The fans run on at 970 °C or 96 °C.</p></div>
<div class="part"><h3 id="cool" data-number="5.2">Cooling fans and ECT</h3><p>Nothing about 97.</p></div>
<div class="part"><h2 id="ask" data-number="15">Questions</h2></div>
<div class="part"><h3 id="ask-groups" data-number="15.1">Logging</h3>
<h4 id="ask-fans">Do the fans run?</h4><p>Yes: <a href="#fans">5.1</a>, <a href="#cool">5.2</a>.</p>
<h4 id="ask-half">Half of it?</h4><p><a href="#fans">5.1</a>, <a href="#rows">16</a>.</p>
<h4 id="ask-none">Why?</h4><p>Because.</p></div>
<div class="part"><h2 id="rows" data-number="16">Reference</h2>
<table><thead><tr><th>Parameter</th><th>What it is</th><th>Used in</th></tr></thead><tbody>
<tr id="parameter-ECT" data-search-entry=""><th><code>ECT</code></th><td>coolant temperature<div>from −40 °C</div></td><td><a class="see" href="#fans">5.1</a></td></tr>
<tr id="calibration-LF9VEB" data-search-entry=""><th><span>LF9V<b>EB</b></span></th><td>Patch and definition</td><td></td></tr></tbody></table>
<details><summary><code>Engine Load</code><span>1 table</span></summary><table><thead><tr><th>Table</th><th>Unit and axes</th></tr></thead><tbody>
<tr id="table-load-scaling" data-search-entry=""><th><code>Load Scaling</code></th><td>multiplier</td></tr></tbody></table></details>
<div data-search-entry="ECT" id="table-engine">ECT in a plate</div>
<dl><div><dt id="term-ect">ECT</dt><dd><b>Engine coolant temperature. </b>Of the water.</dd></div></dl></div>`;
document.body.replaceChildren(article);

const sections = sectionsOf(article);
const index = atOnce(indexSteps(sections));

const cardFor = (typed: string) => {
  const { named } = answer(index, typed);
  return named && cardOf(named.section, article);
};

test('an exact name leads with what its row tells, and is not among the findings', () => {
  expect(answer(index, 'ect').named?.section.id).toBe('parameter-ECT');
  expect(answer(index, 'ect').meaning?.id).toBe('term-ect');
  const found = answer(index, 'ect').findings.map(({ section }) => section.id);
  expect(found).toContain('cool');
  expect(found).not.toContain('parameter-ECT');
  expect(found).not.toContain('term-ect');
  expect(cardFor('ECT')).toEqual({
    kind: 'parameter',
    facts: [{ label: 'What it is', lines: ['coolant temperature', 'from −40 °C'] }],
    usedIn: ['fans'],
  });
});

test('a calibration shows its state, a table its category', () => {
  expect(cardFor('lf9veb')?.facts).toEqual([
    { label: 'What it is', lines: ['Patch and definition'] },
  ]);
  expect(cardFor('load  SCALING')?.facts).toEqual([
    { label: 'Unit and axes', lines: ['multiplier'] },
    { label: 'Category', lines: ['Engine Load'] },
  ]);
});

test.each(['load', 'ECT sensor', 'fans', ''])('"%s" is no exact name', (typed) => {
  expect(answer(index, typed).named).toBeUndefined();
});

test('a number with its unit leads where it is told', () => {
  const [first] = answer(index, '97 c').findings;
  expect(first?.section.id).toBe('fans');
  expect(answer(index, '96C').findings[0]?.section.id).toBe('after');
});

test('the words that look most like those typed are words that find something', () => {
  const near = nearestWords('colonat', index);
  expect(near).toContain('coolant');
  for (const word of near) expect(answer(index, word).findings.length).toBeGreaterThan(0);
  expect(nearestWords('zzqxv', index)).toEqual([]);
});

test('the questions whose answers lead most into the chapter come first', () => {
  const ids = (chapter: string, section: string) =>
    questionsOf(sections, article, { chapter, section }).map(({ id }) => id);
  expect(ids('log', 'fans')).toEqual(['ask-fans', 'ask-half']);
  expect(ids('ask', 'ask-groups')).toEqual(['ask-fans', 'ask-half', 'ask-none']);
  expect(ids('', '')).toEqual([]);
});

function marked(id: string, typed: string): readonly string[] {
  const all = answer(index, typed);
  const finding = [...(all.named ? [all.named] : []), ...all.findings].find(
    ({ section }) => section.id === id,
  );
  const target = document.getElementById(id);
  if (!finding || !target) throw new Error(`${typed} does not find ${id}`);
  const ranges = rangeSteps(target, finding.hits);
  for (;;) {
    const next = ranges.next();
    if (next.done) return next.value.map(String);
  }
}

test('the words are found at the place, up to the next heading, also through elements', () => {
  const before = article.innerHTML;
  expect(marked('fans', 'fan')).toEqual(['Fans', 'fans', 'fan', 'fans']);
  expect(marked('after', 'fans')).toEqual(['fans']);
  expect(marked('calibration-LF9VEB', 'lf9veb')).toEqual(['LF9VEB']);
  expect(article.innerHTML).toBe(before);
});
