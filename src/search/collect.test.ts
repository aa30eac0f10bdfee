// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { collectSteps, sectionsOf } from './collect';
import { inSlices } from './slices';

function articleWith(html: string): Element {
  const article = document.createElement('div');
  article.innerHTML = html;
  return article;
}

const hashLink = '<a class="hash-link" href="#x" title="Direct link to x">\u200B</a>';

const article = () =>
  articleWith(`
    <header><h1>NC Miata Tuning</h1></header>
    <p>Words before the first chapter.</p>
    <h2 id="first-tune" data-number="7" data-hurts="engine">First tune${hashLink}</h2>
    <p>Opening words.</p>
    <section>
      <h3 id="disable" data-number="7.1">Disable power enleanment${hashLink}</h3>
      <p>Set <code>Power Enleanment - Base (Lambda) | OL</code> to <b>zero</b>.<a class="source-mark">G1</a> Then drive.</p>
      <ul><li>one</li><li>two</li></ul>
      <h4 id="how-much">How much it takes away</h4>
      <p>Two readings.</p>
    </section>
    <h2 id="reference" data-number="16">Reference</h2>
    <h3 id="glossary" data-number="16.1">Glossary</h3>
    <dl><div><dt id="term-ltft">LTFT</dt><dd><b>Long-term fuel trim. </b>The slow correction.</dd></div></dl>
    <h3 id="tables" data-number="16.2">All ROM tables</h3>
    <p>Before the list.</p>
    <div id="t1" data-search-entry="Seven things"><p class="plate-number">Table 1.1</p>
      <table><tbody>
        <tr><td>Battery</td><td>it is weak</td></tr>
        <tr id="r2" data-search-entry><td><code>Load Scaling</code></td><td>row of its own</td></tr>
      </tbody></table></div>
    <p>After the list.</p>`);

const named = (id: string) => sectionsOf(article()).find((section) => section.id === id);

test('each heading with an id starts a section, in the order of the page', () => {
  expect(sectionsOf(article()).map(({ id }) => id)).toEqual([
    'first-tune',
    'disable',
    'how-much',
    'reference',
    'glossary',
    'term-ltft',
    'tables',
    't1',
    'r2',
  ]);
});

test('a section knows its number, its chapter and what the chapter can hurt', () => {
  expect(named('disable')).toMatchObject({
    kind: 'section',
    number: '7.1',
    title: 'Disable power enleanment',
    chapter: { number: '7', title: 'First tune' },
    hurts: 'engine',
  });
  expect(named('disable')?.within).toBeUndefined();
  expect(named('how-much')?.within).toEqual({ number: '7.1', title: 'Disable power enleanment' });
  expect(named('glossary')?.hurts).toBeUndefined();
});

test('the text keeps exact names, parts blocks, and leaves out source marks', () => {
  const section = named('disable');
  expect(section?.text).toBe(
    'Set Power Enleanment - Base (Lambda) | OL to zero. Then drive.\none\ntwo',
  );
  expect(section?.exact.map(({ start, end }) => section.text.slice(start, end))).toEqual([
    'Power Enleanment - Base (Lambda) | OL',
  ]);
});

test('a line break ends a line', () => {
  expect(sectionsOf(articleWith('<h2 id="a">A</h2><p>a wiki<br>Read once.</p>'))[0]?.text).toBe(
    'a wiki\nRead once.',
  );
});

test('a glossary term is an entry of its own', () => {
  expect(named('term-ltft')).toMatchObject({
    kind: 'term',
    title: 'LTFT',
    text: 'Long-term fuel trim. The slow correction.',
    within: { number: '16.1', title: 'Glossary' },
  });
});

test('terms of a flat list are told apart', () => {
  const sections = sectionsOf(
    articleWith(
      '<h2 id="g">G</h2><dl><dt id="term-a">A</dt><dd>one</dd><dd>more</dd><dt id="term-b">B</dt><dd>two</dd></dl>',
    ),
  );
  expect(sections.map(({ title, text }) => [title, text])).toEqual([
    ['G', ''],
    ['A', 'one\nmore'],
    ['B', 'two'],
  ]);
});

test('an entry keeps its own words, also inside another entry, and gives none to the section', () => {
  expect(named('t1')).toMatchObject({
    kind: 'entry',
    title: 'Seven things',
    text: 'Battery · it is weak',
    exactTitle: false,
  });
  expect(named('r2')).toMatchObject({
    kind: 'entry',
    title: 'Load Scaling',
    text: 'row of its own',
    exactTitle: true,
  });
  expect(named('tables')?.text).toBe('Before the list.\nAfter the list.');
});

test.each([
  ['the link sign', `<h2 id="a">Log${hashLink}</h2><p>words</p>`],
  [
    'the second writing of a formula',
    '<h2 id="a">Log</h2><p>words<span class="katex-html">x2</span></p>',
  ],
  [
    'the source of a formula',
    '<h2 id="a">Log</h2><p>words<math><annotation>\\frac</annotation></math></p>',
  ],
  [
    'the insides of a drawing',
    '<h2 id="a">Log</h2><p>words<svg><title>t</title><desc>d</desc><text>6250</text></svg></p>',
  ],
  ['what is marked', '<h2 id="a">Log</h2><p>words</p><p data-search-skip>no</p>'],
  ['buttons', '<h2 id="a">Log</h2><p>words<button>Copy</button></p>'],
  ['scripts and styles', '<h2 id="a">Log</h2><p>words</p><script>1</script><style>p{}</style>'],
])('passes over %s', (_, html) => {
  const [section, ...more] = sectionsOf(articleWith(html));
  expect([section?.title, section?.text, more]).toEqual(['Log', 'words', []]);
});

test('a heading without an id is text; an article without headings has no sections', () => {
  expect(sectionsOf(articleWith('<h2 id="a">A</h2><h5>small</h5><p>b</p>'))[0]?.text).toBe(
    'small\nb',
  );
  expect(sectionsOf(articleWith('<p>words</p>'))).toEqual([]);
});

test('collecting gives way to the page before its budget is far exceeded', async () => {
  let clock = 0;
  let began = 0;
  const turns: number[] = [];
  const long = document.createElement('div');
  for (let copy = 0; copy < 20; copy += 1) long.append(...article().childNodes);
  const sections = await inSlices(collectSteps(long), {
    budgetMs: 8,
    now: () => (clock += 1),
    yieldToPage: () => {
      turns.push(clock - began);
      began = clock += 100;
      return Promise.resolve();
    },
  });
  expect(sections).toHaveLength(180);
  expect(turns.length).toBeGreaterThan(5);
  expect(Math.max(...turns)).toBeLessThanOrEqual(10);
});
