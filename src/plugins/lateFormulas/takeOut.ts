import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visitParents } from 'unist-util-visit-parents';

interface TakenOut {
  /** The page with an empty place for the drawing of each formula that was taken out. */
  readonly page: string;
  /** Those drawings in their order, each in an element; empty if the page has none. */
  readonly drawings: string;
}

const hasClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);

/** What MathML does not draw everywhere, and without which a formula says something else. */
const needed = new Set(['mover', 'munder', 'msqrt', 'mroot']);

const isNeeded = ({ tagName, children }: Element): boolean =>
  needed.has(tagName) || children.some((child) => child.type === 'element' && isNeeded(child));

const offset = (at: number | undefined): number => {
  if (at === undefined) throw new Error('guide-late-formulas: a formula has no place in the page');
  return at;
};

/**
 * Takes KaTeX's drawing out of each formula in a plate that the browser draws itself well enough until it
 * comes.
 *
 * @param address of the file with the drawings
 */
export function takeOut(html: string, address: (drawings: string) => string): TakenOut {
  const places: { named: number; from: number; to: number }[] = [];
  visitParents(fromHtml(html), 'element', (element, around) => {
    if (!hasClass(element, 'katex-html')) return;
    const formula = around.at(-1);
    const isInPlate = around.some(
      (each) => each.type === 'element' && hasClass(each, 'formula-body'),
    );
    if (!isInPlate || formula?.type !== 'element' || isNeeded(formula)) return;
    places.push({
      named: offset(element.position?.start.offset) + '<span'.length,
      from: offset(element.children.at(0)?.position?.start.offset),
      to: offset(element.children.at(-1)?.position?.end.offset),
    });
  });
  const drawings = places.map(({ from, to }) => `<span>${html.slice(from, to)}</span>`).join('');
  let [page, at] = ['', 0];
  for (const { named, from, to } of places) {
    page += `${html.slice(at, named)} data-late="${address(drawings)}"${html.slice(named, from)}`;
    at = to;
  }
  return { page: page + html.slice(at), drawings };
}
