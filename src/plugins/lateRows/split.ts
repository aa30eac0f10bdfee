import type { Element, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** A look-up table, or a list to look things up in, whose rows come when readers near it. */
export interface LateTable {
  /** Its id in the page. A table has a region with its rows in it; a list stands in the element itself. */
  readonly id: string;
  /** How all of its rows are called in the line below the few: `126 calibrations`. */
  readonly all: string;
  /** The file with all rows for spreadsheets, from the root of the site. */
  readonly csv: string;
  /** Its height with all rows, in CSS pixels: kept, so that nothing moves when they come. */
  readonly height: number;
  /** The same in a narrow window, where the words of a list break into more lines. */
  readonly narrowHeight?: number;
  /** Ids of the rows that stand in the page from the beginning. */
  readonly ahead: readonly string[];
}

interface Places {
  readonly tables: readonly LateTable[];
  /** The address of the file with the rows of a table. */
  readonly address: (id: string, rows: string) => string;
  /** The address of a file of the site. */
  readonly linkTo: (file: string) => string;
  /** What each file ends with. */
  readonly end: string;
}

interface Split {
  readonly page: string;
  /** What stands in the region of each table, to be written into a file. */
  readonly files: readonly { readonly id: string; readonly rows: string }[];
}

interface Range {
  readonly from: number;
  readonly to: number;
}

const isElement = (node: RootContent): node is Element => node.type === 'element';

const elementsIn = ({ children }: Root | Element): readonly Element[] =>
  (children as readonly RootContent[]).filter(isElement);

function search(node: Root | Element, fits: (element: Element) => boolean): Element | undefined {
  for (const child of elementsIn(node)) {
    const hit = fits(child) ? child : search(child, fits);
    if (hit) return hit;
  }
  return undefined;
}

function withId(node: Root | Element, id: string): Element {
  const element = search(node, ({ properties }) => properties.id === id);
  if (!element) throw new Error(`guide-late-rows: #${id} is not in the page`);
  return element;
}

const rangeOf = ({ position }: Element): Range => {
  const [from, to] = [position?.start.offset, position?.end.offset];
  if (from === undefined || to === undefined)
    throw new Error('guide-late-rows: an element has no place in the page');
  return { from, to };
};

/** Where the children of an element stand. */
function insideOf(element: Element): Range {
  const [first, last] = [element.children.at(0), element.children.at(-1)];
  const [from, to] = [first?.position?.start.offset, last?.position?.end.offset];
  if (from === undefined || to === undefined)
    throw new Error('guide-late-rows: a table holds nothing');
  return { from, to };
}

const holds = (element: Element, ids: ReadonlySet<string>): boolean =>
  ids.has(String(element.properties.id)) || elementsIn(element).some((child) => holds(child, ids));

/** Rows, entries, groups of them and folds: what can be left out if nothing in it stays. */
const parts = new Set(['tr', 'tbody', 'details', 'table', 'li']);

/** The terms of a list with their explanations stand in groups. */
const isPart = ({ tagName }: Element, within: Root | Element): boolean =>
  parts.has(tagName) || (within.type === 'element' && within.tagName === 'dl');

/** What stays whole if it stays. */
const isRow = ({ tagName }: Element): boolean => tagName === 'tr' || tagName === 'li';

/** What is left out of a region so that its heads and the rows ahead stay. */
function leftOut(node: Element, ahead: ReadonlySet<string>): readonly Range[] {
  return elementsIn(node).flatMap((child): readonly Range[] => {
    if (child.tagName === 'thead') return [];
    if (isPart(child, node) && !holds(child, ahead)) return [rangeOf(child)];
    return isRow(child) ? [] : leftOut(child, ahead);
  });
}

const without = (html: string, { from, to }: Range, ranges: readonly Range[]): string => {
  let [kept, at] = ['', from];
  for (const range of ranges) {
    kept += html.slice(at, range.from);
    at = range.to;
  }
  return kept + html.slice(at, to);
};

/**
 * The page without the rows of its look-up tables: of each the head and a few rows stay, with a line
 * that leads to all of them as CSV, and the address of the file from which the browser takes them.
 *
 * @throws if a table or a row that shall stay is not in the page
 */
export function withLateRows(html: string, { tables, address, linkTo, end }: Places): Split {
  const root = fromHtml(html);
  const split = tables.map(({ id, all, csv, height, narrowHeight = height, ahead }) => {
    const table = withId(root, id);
    for (const row of ahead) withId(table, row);
    const region = search(table, ({ properties }) => properties.role === 'region') ?? table;
    const inside = insideOf(region);
    const rows = `<div>${html.slice(inside.from, inside.to)}</div>${end}`;
    const few = without(html, inside, leftOut(region, new Set(ahead)));
    const line = `<p class="plate-scope">${ahead.length} of ${all}. The others come when you are near. <a href="${linkTo(csv)}">All as CSV</a></p>`;
    const tag = rangeOf(region).from + '<div'.length;
    return {
      inside,
      tag,
      file: { id, rows },
      attributes: ` data-late="${address(id, rows)}" style="--kept:${height}px;--kept-narrow:${narrowHeight}px"`,
      few: few + line,
    };
  });
  let [page, at] = ['', 0];
  for (const { inside, tag, attributes, few } of split.toSorted((a, b) => a.tag - b.tag)) {
    page += html.slice(at, tag) + attributes + html.slice(tag, inside.from) + few;
    at = inside.to;
  }
  return { page: page + html.slice(at), files: split.map(({ file }) => file) };
}
