import { expect, it } from 'vitest';
import { takeOut } from './takeOut';

const outline = '<title id=map-title>Map</title><desc id=map-desc>From 1 to 9</desc>';
const drawn = '<g class=cell><path d="M0 0h1"/><text x=1>7</text></g>';
const svg = (inside: string, attributes = ''): string =>
  `<svg${attributes} class=wide width=10 height=5 viewBox="0 0 10 5" role=img aria-labelledby="map-title map-desc">${inside}</svg>`;
const table = '<table><tr><th>rpm<th>load<tr><td>1<td>2</table>';
const region = (inside: string, attributes = ''): string =>
  `<div${attributes} role=region aria-labelledby=map-values>${inside}</div>`;
const figure = (drawing: string, fold = ''): string =>
  `<figure id=fig><div class="map small">${drawing}</div><details><summary>Values</summary>${fold}</details></figure>`;

const end = '<!--end-->';

const addresses = {
  file: (id: string, parts: string) => `/${id}-${parts.length}.txt`,
  picture: (id: string) => `/${id}.svg`,
  table: (id: string) => `/${id}.csv`,
  end,
};

const full = svg(outline + drawn);

it('leaves the outline of a drawing, with its words, and an image for readers without script', () => {
  const { page, files, pictures } = takeOut(`<p>Before</p>${figure(full)}<p>After</p>`, addresses);
  const image =
    '<noscript><img class="wide" src="/map.svg" width=10 height=5 alt="" loading=lazy aria-labelledby="map-title map-desc"></noscript>';
  const rest = svg(outline, ` data-late="/fig-${(full + end).length}.txt"`);
  expect(page).toBe(`<p>Before</p>${figure(image + rest)}<p>After</p>`);
  expect(files).toEqual([{ id: 'fig', parts: full + end }]);
  expect(pictures).toEqual([{ id: 'map', html: full, around: ['map', 'small'] }]);
});

it('puts all drawings of a figure into one file, in their order', () => {
  const second = full.replaceAll('map-', 'scale-');
  const { files, page } = takeOut(figure(full + second), addresses);
  expect(files).toEqual([{ id: 'fig', parts: full + second + end }]);
  expect(page.split(`data-late="/fig-${(full + second + end).length}.txt"`)).toHaveLength(3);
});

it('takes the tables out of folds, keeps their room and offers them as files', () => {
  const { page, files, tables } = takeOut(figure(full, region(table)), addresses);
  const rows = `<div>${table}</div>${end}`;
  expect(files.at(-1)).toEqual({ id: 'values', parts: rows });
  expect(tables).toMatchObject([{ id: 'map-values', html: table }]);
  expect(page).toContain(
    region(
      '<a href="/map-values.csv">All values as CSV</a>',
      ` data-late="/values-${rows.length}.txt" style="--kept:52px"`,
    ),
  );
});

it('takes the drawings of instruments, but not their tables, and no other drawing', () => {
  const instrument = `<div data-island=spark>${full}${region(table)}</div>`;
  const { page, files } = takeOut(`${full}<div>${region(table)}</div>${instrument}`, addresses);
  expect(files).toEqual([{ id: 'spark', parts: full + end }]);
  expect(page.startsWith(`${full}<div>${region(table)}</div>`)).toBe(true);
  expect(page).toContain(`</svg>${region(table)}</div>`);
});

it('refuses a drawing that says nothing to those who cannot see it', () => {
  expect(() => takeOut(figure(svg(drawn)), addresses)).toThrow('holds no title');
});
