import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { classesOf } from '../classesOf';

/** What is taken out of the figures of a page. */
export interface TakenOut {
  /** The page with the outlines of its drawings, each with its title and description. */
  readonly page: string;
  /** The drawings of each figure and instrument, by its id or name, and the tables in the folds of all figures. */
  readonly files: readonly { readonly id: string; readonly parts: string }[];
  /** The same drawings, each by itself, for readers without script. */
  readonly pictures: readonly Picture[];
  /** The tables in folds, for spreadsheets. */
  readonly tables: readonly { readonly id: string; readonly html: string }[];
}

export interface Picture {
  /** Unique in the page. */
  readonly id: string;
  readonly html: string;
  /** Classes of the elements around it, which styles may name. */
  readonly around: readonly string[];
}

/** Where the parts lie. */
export interface Files {
  readonly file: (id: string, parts: string) => string;
  readonly picture: (id: string) => string;
  readonly table: (id: string) => string;
  /** What each file of parts ends with. */
  readonly end: string;
}

interface Place {
  readonly element: Element;
  readonly around: readonly string[];
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The name of the file with the tables of all folds. */
const values = 'values';

/** Heights in a folded table, in CSS pixels: kept, so that what stands below does not move. */
const rowHeight = 26;

/** The outermost elements below one that fit. */
function below(
  node: Root | Element,
  fits: (element: Element) => boolean,
  around: readonly string[] = [],
): readonly Place[] {
  return node.children.flatMap((child): readonly Place[] => {
    if (child.type !== 'element') return [];
    if (fits(child)) return [{ element: child, around }];
    return below(child, fits, [...around, ...classesOf(child)]);
  });
}

const isInstrument = ({ properties }: Element): boolean => properties.dataIsland !== undefined;

const isDrawing = ({ tagName, properties }: Element): boolean =>
  tagName === 'svg' && properties.role === 'img';

const isFolded = ({ tagName, properties, children }: Element): boolean =>
  properties.role === 'region' &&
  tagName === 'div' &&
  children.some((child) => child.type === 'element' && child.tagName === 'table');

/** Where an element stands, and the end of its first tag's name. */
function rangeOf({ position, tagName }: Element): { from: number; to: number; named: number } {
  const [from, to] = [position?.start.offset, position?.end.offset];
  if (from === undefined || to === undefined)
    throw new Error('guide-late-figures: an element has no place in the page');
  return { from, to, named: from + 1 + tagName.length };
}

const childNamed = (element: Element, name: string): Element => {
  const child = below(element, ({ tagName }) => tagName === name).at(0)?.element;
  if (!child) throw new Error(`guide-late-figures: a part of a figure holds no ${name}`);
  return child;
};

const idOf = ({ properties }: Element): string => String(properties.id ?? properties.dataIsland);

/**
 * Takes the drawings of figures and instruments, and the tables in the folds of figures, out of a page. The
 * tables of instruments stay: React takes them over as they are.
 *
 * @throws if a drawing has no title and description, which stay, or a folded table holds more than rows
 */
export function takeOut(html: string, addresses: Files): TakenOut {
  const figures = below(
    fromHtml(html),
    (element) => element.tagName === 'figure' || isInstrument(element),
  );
  const edits: Edit[] = [];
  const pictures: Picture[] = [];
  const files: { id: string; parts: string }[] = [];
  const folded: { id: string; html: string; region: Element; table: Element }[] = [];

  for (const { element: figure } of figures) {
    const drawings = below(figure, isDrawing);
    const parts = drawings.map(({ element }) =>
      html.slice(rangeOf(element).from, rangeOf(element).to),
    );
    if (parts.length === 0) continue;
    const file = { id: idOf(figure), parts: parts.join('') + addresses.end };
    files.push(file);
    for (const [index, { element, around }] of drawings.entries()) {
      const id = idOf(childNamed(element, 'title')).replace(/-title$/, '');
      const { from, to, named } = rangeOf(element);
      const { width, height, className, ariaLabelledBy } = element.properties;
      const image = `<noscript><img class="${[className].flat().join(' ')}" src="${addresses.picture(id)}" width=${String(width)} height=${String(height)} alt="" loading=lazy aria-labelledby="${[ariaLabelledBy].flat().join(' ')}"></noscript>`;
      edits.push(
        { from, to: from, text: image },
        { from: named, to: named, text: ` data-late="${addresses.file(file.id, file.parts)}"` },
        { from: rangeOf(childNamed(element, 'desc')).to, to: to - '</svg>'.length, text: '' },
      );
      pictures.push({ id, html: parts[index] ?? '', around });
    }
    for (const { element: region } of isInstrument(figure) ? [] : below(figure, isFolded)) {
      const table = childNamed(region, 'table');
      const { from, to } = rangeOf(table);
      folded.push({
        id: String([region.properties.ariaLabelledBy].flat()[0]),
        html: html.slice(from, to),
        region,
        table,
      });
    }
  }

  const all = folded.map((table) => `<div>${table.html}</div>`).join('') + addresses.end;
  if (folded.length > 0) files.push({ id: values, parts: all });
  for (const { id, region, table } of folded) {
    const { named } = rangeOf(region);
    const { from, to } = rangeOf(table);
    const rows = below(table, ({ tagName }) => tagName === 'tr').length;
    edits.push(
      {
        from: named,
        to: named,
        text: ` data-late="${addresses.file(values, all)}" style="--kept:${rows * rowHeight}px"`,
      },
      {
        from,
        to,
        text: `<a href="${addresses.table(id)}">All values as CSV</a>`,
      },
    );
  }

  let [page, at] = ['', 0];
  for (const { from, to, text } of edits.toSorted((a, b) => a.from - b.from)) {
    page += html.slice(at, from) + text;
    at = to;
  }
  return { page: page + html.slice(at), files, pictures, tables: folded };
}
