// The copies of the guide for programs: made at build from the finished page and from the facts.
import { existsSync, readFileSync } from 'node:fs';
import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { wholePage } from '../../scripts/builtSite/wholePage';
import { expect, test } from './fixtures';
import { chapters } from './guide';
import { open } from './page';

const built = (file: string): string => readFileSync(`build/${file}`, 'utf8');

/** Letters and digits alone: marks of Markdown and HTML fall away alike. */
const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

const isNoText = ({ properties, tagName }: Element): boolean =>
  ['svg', 'math', 'button', 'output', 'script'].includes(tagName) ||
  properties.hidden !== undefined ||
  properties.dataSearchSkip !== undefined ||
  [properties.className]
    .flat()
    .some((name) => /island|katex|do-job|hash-link|visually-hidden/.test(String(name)));

const wordsOf = (node: Nodes): string => {
  if (node.type === 'text') return node.value;
  if (node.type === 'root') return node.children.map(wordsOf).join('');
  return node.type === 'element' && !isNoText(node) ? node.children.map(wordsOf).join('') : '';
};

const hasFormula = (node: Element): boolean =>
  node.children.some(
    (child) => child.type === 'element' && (child.tagName === 'math' || hasFormula(child)),
  );

/** Paragraphs, list items without blocks and cells of the article, outside what only works in the page. */
function passagesOf(page: Root): readonly string[] {
  const passages: string[] = [];
  const collect = (node: Nodes, inArticle: boolean): void => {
    if (node.type !== 'element' && node.type !== 'root') return;
    if (node.type === 'element' && isNoText(node)) return;
    const isIn =
      inArticle || (node.type === 'element' && [node.properties.className].flat().includes('part'));
    if (isIn && node.type === 'element' && ['p', 'td', 'th'].includes(node.tagName)) {
      // A formula among the words is another text in Markdown.
      if (!hasFormula(node)) passages.push(wordsOf(node));
    } else for (const child of node.children) collect(child, isIn);
  };
  collect(page, false);
  return passages;
}

test('the Markdown has every heading, with its number and in order', () => {
  const heads = [...built('guide.md').matchAll(/^#{2,3} (\d\S*) (.+) \{#([\w-]+)\}$/gm)].map(
    ([, number, title, id]) => ({ number, title: letters(title ?? ''), id }),
  );
  const expected = chapters().flatMap((chapter) =>
    [chapter, ...chapter.sections].map(({ number, title, id }) => ({
      number,
      title: letters(title),
      id,
    })),
  );
  expect(heads).toEqual(expected);
});

test('the Markdown says all that the page says, table by table', () => {
  const markdown = built('guide.md');
  const text = letters(markdown.replace(/\]\(https?:[^)]*\)/g, ']'));
  const page = fromHtml(wholePage('build').serialize());
  const passages = passagesOf(page);
  expect(passages.length).toBeGreaterThan(3000);
  const missing = passages.filter((passage) => !text.includes(letters(passage)));
  expect(missing.slice(0, 5)).toEqual([]);

  const tree = unified().use(remarkParse).use(remarkGfm).use(remarkMath).parse(markdown);
  const counts = { table: 0, html: 0, math: 0 };
  visit(tree, (node) => {
    if (node.type in counts) counts[node.type as keyof typeof counts]++;
  });
  let tables = 0;
  visit(page, 'element', (node, _place, parent) => {
    if (node.tagName === 'table' && parent) tables++;
  });
  expect(counts.html, 'no HTML is left').toBe(0);
  expect(counts.math).toBeGreaterThan(15);
  // Instruments draw tables too, which only work in the page.
  expect(counts.table).toBeGreaterThan(100);
  expect(counts.table).toBeLessThanOrEqual(tables);
});

test('llms.txt and the lists name files that are there and places of the page', () => {
  const html = built('index.html');
  const { url } = JSON.parse(built('data/index.json')) as { url: string };
  const links = [...built('llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to);
  expect(links.length).toBeGreaterThan(chapters().length);
  for (const link of links) {
    expect(link.startsWith(url), link).toBe(true);
    const [file = '', id] = link.slice(url.length).split('#');
    if (id) expect(html, link).toMatch(new RegExp(`id="?${id}[" >]`));
    else expect(existsSync(`build/${file}`), link).toBe(true);
  }
});

/** Rows of a CSV file, its head left out: quoted cells may hold line breaks. */
const rowsOf = (csv: string): number =>
  (csv.replace(/"(?:[^"]|"")*"/g, '').match(/\r\n/g) ?? []).length - 1;

test('each list is JSON and CSV with the same rows, and every column has a meaning', () => {
  const { version, files } = JSON.parse(built('data/index.json')) as {
    version: string;
    files: { json: string; csv: string; rows: number }[];
  };
  expect(version).toMatch(/^\d{4}-\d\d-\d\d$/);
  const readme = built('data/README.md');
  const counts: Record<string, number> = {};
  for (const { json, csv, rows } of files) {
    const list = JSON.parse(built(`data/${json}`)) as {
      version: string;
      columns: Record<string, string>;
      rows: Record<string, unknown>[];
    };
    counts[json] = rows;
    expect(list.version).toBe(version);
    expect(list.rows).toHaveLength(rows);
    expect(rowsOf(built(`data/${csv}`)), csv).toBe(rows);
    const columns = Object.keys(list.columns);
    expect(built(`data/${csv}`).split('\r\n')[0]).toBe(columns.join(','));
    for (const row of list.rows) expect(Object.keys(row)).toEqual(columns);
    for (const column of columns) expect(readme, json).toContain(`| \`${column}\` |`);
  }
  // As the guide tells: 128 calibrations, 537 tables, 95 parameters.
  expect(counts).toMatchObject({
    'calibrations.json': 128,
    'rom-tables.json': 537,
    'logging-parameters.json': 95,
  });
});

test('a stock map in the list is the one that the page shows', () => {
  const { rows } = JSON.parse(built('data/stock-maps.json')) as {
    rows: { table: string; calibrations: string; x: string; y: string; z: string }[];
  };
  const map = rows.find(
    ({ table, calibrations }) => table === 'Load Scaling' && calibrations.includes('LF9VEB'),
  );
  const cells = map?.z.split(';').map((row) => row.split(' ').map(Number));
  expect(cells).toHaveLength(map?.y.split(' ').length ?? 0);
  expect(cells?.[0]).toHaveLength(map?.x.split(' ').length ?? 0);
  const worked = JSON.parse(readFileSync('src/data/worked-stock-tables.json', 'utf8')) as {
    tables: { table: string; z: number[][] }[];
  };
  expect(new Set(rows.map(({ table }) => table)).size).toBeGreaterThanOrEqual(180);
  expect(rows.filter(({ calibrations }) => calibrations === '')).toEqual([]);
  expect(cells).toEqual(worked.tables.find(({ table }) => table === 'Load Scaling')?.z);
});

test('the page tells programs what it is, and its policy lets that stand', async ({ page }) => {
  await open(page);
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((each) => JSON.parse(each.textContent) as object));
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'TechArticle',
      headline: await page.title(),
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    }),
  );
});

test('the guide links to its copies, and a phone does not keep them', async ({ page }) => {
  await open(page, './#copies');
  const part = page.locator('.part:has(> #copies)');
  for (const file of ['guide.md', 'llms.txt', 'data/README.md'])
    await expect(part.locator(`a[href$="/${file}"]`)).toHaveCount(1);
  await expect(part.locator('a[href$="/releases/latest"]')).toHaveCount(1);
  const worker = built('sw.js');
  expect(worker).toContain('index.html');
  expect(worker).toContain('sections.json');
  for (const file of ['guide.md', 'llms.txt', 'data/']) expect(worker).not.toContain(file);
});
