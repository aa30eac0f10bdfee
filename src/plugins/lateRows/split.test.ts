import { expect, it } from 'vitest';
import { withLateRows } from './split';

const row = (id: string): string => `<tr id=${id}><th>${id}<td>1`;
const head = '<thead><tr><th>Name<th>Value';
const table = (rows: string): string => `<table>${head}<tbody>${rows}</table>`;
const page = (inside: string): string =>
  `<p>Before</p><div id=all><p>Caption</p><div role=region>${inside}</div></div><p>After</p>`;

const split = (html: string, ahead: readonly string[]) =>
  withLateRows(html, {
    tables: [{ id: 'all', all: '3 rows', csv: 'all.csv', height: 90, ahead }],
    address: (id, rows) => `/${id}-${rows.length}.txt`,
    linkTo: (file) => `/${file}`,
    end: '<!--end-->',
  });

const three = table(row('a') + row('b') + row('c'));
const file = `<div>${three}</div><!--end-->`;

it('lays all rows into a file, letter by letter', () => {
  expect(split(page(three), ['b']).files).toEqual([{ id: 'all', rows: file }]);
});

it('leaves the head, the rows ahead, their number and the way to all of them', () => {
  const { page: short } = split(page(three), ['b']);
  expect(short).toContain(table(row('b')));
  expect(short).toContain(
    `data-late="/all-${file.length}.txt" style="--kept:90px;--kept-narrow:90px"`,
  );
  expect(short).toContain('1 of 3 rows.');
  expect(short).toContain('href="/all.csv"');
  expect(short.startsWith('<p>Before</p>')).toBe(true);
  expect(short.endsWith('<p>After</p>')).toBe(true);
  expect(short).not.toContain('id=a>');
});

it('leaves out folds and groups in which nothing stays', () => {
  const folds = ['a', 'b'].map(
    (id) => `<details><summary>${id}</summary>${table(row(id))}</details>`,
  );
  const { page: short } = split(page(folds.join('')), ['b']);
  expect(short).toContain(folds[1]);
  expect(short).not.toContain('<summary>a');
});

it('takes the entries of a list out of the element that holds it', () => {
  const entries = (ids: string[]) =>
    `<ul>${ids.map((id) => `<li id=${id}><ul><li>${id}</ul>`).join('')}</ul>`;
  const terms = (ids: string[]) =>
    `<dl>${ids.map((id) => `<div><dt id=${id}>${id}<dd><div>1</div></div>`).join('')}</dl>`;
  for (const list of [entries, terms]) {
    const { page: short, files } = split(`<div id=all>${list(['a', 'b', 'c'])}</div>`, ['b']);
    expect(short).toMatch(/^<div data-late="[^"]+" style="[^"]+" id=all>/);
    expect(short).toContain(`${list(['b'])}<p class="plate-scope">1 of 3 rows.`);
    expect(files).toEqual([{ id: 'all', rows: `<div>${list(['a', 'b', 'c'])}</div><!--end-->` }]);
  }
});

it('refuses a table or a row that is not there', () => {
  expect(() => split(page(three), ['d'])).toThrow('#d is not in the page');
  expect(() => split('<p>Nothing', [])).toThrow('#all is not in the page');
});
