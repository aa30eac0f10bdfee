import type { BenchSite } from './benchSite';
import type { Measured } from './measureSite';

interface Row {
  readonly name: string;
  readonly what: string;
  readonly digits: number;
}

/** Every row of the tables, in order. */
const rows: readonly Row[] = [
  { name: 'html', what: 'HTML, kB', digits: 1 },
  { name: 'htmlPerTextByte', what: 'HTML, bytes for each byte of text', digits: 2 },
  { name: 'script', what: 'script, kB', digits: 1 },
  { name: 'style', what: 'style, kB', digits: 1 },
  { name: 'font', what: 'faces, kB', digits: 1 },
  { name: 'image', what: 'pictures, kB', digits: 1 },
  { name: 'requests', what: 'requests', digits: 0 },
  { name: 'scriptMs', what: 'script, ms', digits: 0 },
  { name: 'layoutMs', what: 'style and layout, ms', digits: 0 },
  { name: 'blockingMs', what: 'blocking, ms', digits: 0 },
  { name: 'layoutShift', what: 'layout shift', digits: 2 },
  { name: 'heapMegabytes', what: 'heap, MB', digits: 1 },
  { name: 'firstMs', what: 'first paint on Fast 3G, ms', digits: 0 },
  { name: 'largestMs', what: 'largest paint on Fast 3G, ms', digits: 0 },
  { name: 'drawerMs', what: 'drawer, ms', digits: 0 },
  { name: 'colourMs', what: 'colour mode, ms', digits: 0 },
  { name: 'jumpMs', what: 'jump to the last chapter, ms', digits: 0 },
  { name: 'searchMs', what: 'search, key to results, ms', digits: 0 },
  { name: 'buildSeconds', what: 'build from nothing, s', digits: 0 },
];

function cell(measured: Measured, { name, digits }: Row): string {
  const spread = measured.get(name);
  if (!spread) return '–';
  const [median, least, greatest] = [spread.median, spread.least, spread.greatest].map((value) =>
    value.toFixed(digits),
  );
  return least === greatest ? `${median}` : `${median} (${least}–${greatest})`;
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A Markdown table: a row for each measure, a column for each site. */
export function markdownTable(heads: readonly string[], columns: readonly Measured[]): string {
  const shown = rows.filter(({ name }) => columns.some((measured) => measured.has(name)));
  return [
    line(['', ...heads]),
    line(['---', ...heads.map(() => '---:')]),
    ...shown.map((row) => line([row.what, ...columns.map((measured) => cell(measured, row))])),
  ].join('\n');
}

const shares: Readonly<Record<number, string>> = {
  0.25: 'a quarter',
  0.5: 'half',
  1: 'whole',
  2: 'twice',
};

export const headOf = ({ name, share }: BenchSite): string =>
  `${name}, ${shares[share] ?? String(share)}`;
