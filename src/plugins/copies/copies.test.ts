import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { csvOf, type Dataset, jsonOf, readmeOf } from './dataset';
import { llmsText } from './llmsText';
import { MarkdownOfArticle } from './markdown';
import { withArticleData } from './structuredData';

const pageUrl = 'https://example.org/guide/';

const markdownOf = (html: string): string =>
  new MarkdownOfArticle({ pageUrl }).blocks(fromHtml(html, { fragment: true }).children);

describe('Markdown of the article', () => {
  it.each([
    [
      '<h3 data-number="4.7" id="flash">Flash<a class="hash-link">#</a></h3>',
      '### 4.7 Flash {#flash}',
    ],
    ['<p>Press <b>F </b>now. <code>a`b</code></p>', 'Press **F** now. ``a`b``'],
    [
      '<p>See <a class="see" href="#flash">4.7</a><span class="nobreak">.<a class="source-mark" href="#s">R1</a></span></p>',
      `See [4.7](${pageUrl}#flash).[R1]`,
    ],
    ['<p>5 * 3 &lt; a_b</p>', '5 \\* 3 \\< a\\_b'],
    ['<ol><li>One<ul><li>inner</li></ul></li><li>Two</li></ol>', '1. One\n\n   - inner\n\n2. Two'],
    ['<ol><li><p>One</p><blockquote><p>Seen.</p></blockquote></li></ol>', '1. One\n\n   > Seen.'],
    [
      '<table><thead><tr><th>A<th>B<tbody><tr><td>x | y<td><div>1</div><div>2</div></table>',
      '| A | B |\n| --- | --- |\n| x \\| y | 1 2 |',
    ],
    [
      '<table><tr><th>A<th>B<tr><td><code>x | y</code><td>1</table>',
      '| A | B |\n| --- | --- |\n| `x \\| y` | 1 |',
    ],
    [
      '<div class="callout callout-danger" aria-label="Danger"><p class="callout-label">Danger<div class="callout-body"><p class="callout-title">Never.</p><p>It dies.</div></div>',
      '> **Danger:**\n>\n> **Never.**\n>\n> It dies.',
    ],
    [
      '<div class="callout callout-stop" aria-label="Stop if"><div class="callout-body"><p>it smells.</div></div>',
      '**Stop if:**\n\nit smells.',
    ],
    [
      '<dl class="job"><div><dt>Changes<dd><b>All</b> <span>of it</span></div></dl>',
      '- **Changes**: **All** of it',
    ],
    ['<pre><code>a = 1\nb</code></pre>', '```text\na = 1\nb\n```'],
    [
      '<p><span class="katex"><span class="katex-mathml"><math><semantics><mi>T</mi><annotation encoding="application/x-tex">T_1</annotation></semantics></math></span><span class="katex-html">T</span></span></p>',
      '$T_1$',
    ],
    [
      '<div><span class="katex-display"><span class="katex"><math><annotation>a = b</annotation></math></span></span></div>',
      '$$\na = b\n$$',
    ],
    [
      '<figure><figcaption><p class="plate-number">Fig. 1<div><p>It rises.</div></figcaption><svg><title>A line</title><desc>From 1 to 2.</desc><text>9</text></svg></figure>',
      '**Fig. 1**\n\nIt rises.\n\nPicture: A line. From 1 to 2.',
    ],
    [
      '<div class="island"><section id="instrument-gears"><p>Gears</p><label>Car</label></section></div>',
      `Instrument: [Gears](${pageUrl}#instrument-gears), in the page only.`,
    ],
    [
      '<details><summary>More<span>8 tables</span></summary><p>Text.</details>',
      '**More, 8 tables**\n\nText.',
    ],
    ['<button>Do</button><p data-search-skip>Next</p><p hidden>x</p>', ''],
    ['<p>- no list</p><p>1. no list</p>', '\\- no list\n\n1\\. no list'],
  ])('%s', (html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });
});

const list: Dataset = {
  name: 'things',
  title: 'Things',
  about: 'What there is.',
  columns: { id: 'its name', size: 'in mm' },
  rows: [
    { id: 'a "b", c', size: 1.5 },
    { id: 'line\nbreak', size: null },
  ],
};
const edition = { version: '2026-11-22', url: pageUrl, license: 'https://example.org/by' };

describe('lists', () => {
  it('are CSV that spreadsheets read', () => {
    expect(csvOf(list)).toBe('id,size\r\n"a ""b"", c",1.5\r\n"line\nbreak",\r\n');
  });

  it('carry version and meaning as JSON, and refuse a column that nobody explains', () => {
    expect(JSON.parse(jsonOf(list, edition))).toMatchObject({
      version: '2026-11-22',
      columns: { size: 'in mm' },
      rows: [{ size: 1.5 }, { size: null }],
    });
    const unexplained = { ...list, rows: [{ id: 'a', colour: 'red' }] };
    expect(() => jsonOf(unexplained, edition)).toThrow('no column explains "colour"');
  });

  it('are told in a README', () => {
    expect(readmeOf([list], edition)).toContain('| `size` | in mm |');
    expect(readmeOf([list], edition)).toContain('2 rows: [things.json](things.json)');
  });
});

it('llms.txt names the copies and the chapters', () => {
  const root = fromHtml('<h2 id="one" data-number="1">One<a>#</a></h2><h4 id="x">Small</h4>');
  const text = llmsText({
    title: 'Guide',
    description: 'How.',
    article: {
      type: 'element',
      tagName: 'div',
      properties: {},
      children: root.children as Element[],
    },
    edition,
    files: { markdown: 'guide.md', data: 'data' },
    datasets: [list],
  });
  expect(text).toMatch(/^# Guide\n\n> How\.\n/);
  expect(text).toContain(`- [1 One](${pageUrl}#one)`);
  expect(text).toContain(`(${pageUrl}data/things.json)`);
  expect(text).not.toContain('Small');
});

describe('data in the head', () => {
  const article = { title: 'A </script>', description: 'B', edition, markdown: 'guide.md' };

  it('cannot end its element', () => {
    const html = withArticleData('<head></head><body>', article);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    const data = /ld\+json">([^]*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({ '@type': 'TechArticle', headline: 'A </script>' });
  });

  it('refuses a page without a head', () => {
    expect(() => withArticleData('<body>', article)).toThrow('end of the head');
  });
});
