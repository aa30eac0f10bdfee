import { blockOf, isElement, readableNodes } from './readable';
import { PlainText } from './plainText';
import { namedKind, type NamedKind } from './named';
import type { Section } from './section';

/** One thing that a card tells. */
interface Fact {
  /** The head of its column in the guide; empty where the fact needs none. */
  readonly label: string;
  /** The first says it, the others add to it. */
  readonly lines: readonly string[];
}

/** What the guide tells of something whose name was typed, taken from its row or entry there. */
export interface Card {
  readonly kind: NamedKind;
  readonly facts: readonly Fact[];
  /** Ids of the places that use it, in their order. */
  readonly usedIn: readonly string[];
}

/** The text of an element, one line for each block in it. */
function linesOf(element: Element): readonly string[] {
  const text = new PlainText();
  let block: Element | null = null;
  for (const node of readableNodes(element)) {
    if (isElement(node)) {
      if (node.tagName === 'BR') text.part('\n');
      continue;
    }
    const { data } = node as Text;
    if (!data.trim()) {
      text.add(data, false);
      continue;
    }
    const own = blockOf(node);
    if (own !== block) text.part('\n');
    block = own;
    text.add(data, false);
  }
  return text.text.split('\n').filter(Boolean);
}

const placesIn = (cell: Element): readonly string[] =>
  Array.from(cell.querySelectorAll('a.see'), (link) => link.getAttribute('href')?.slice(1) ?? '');

/** A row, cell by cell, each under the head of its column. */
function rowFacts(row: Element): Pick<Card, 'facts' | 'usedIn'> {
  const heads = [...(row.closest('table')?.querySelectorAll('thead th') ?? [])];
  const usedIn: string[] = [];
  const facts: Fact[] = [];
  for (const [at, cell] of [...row.children].entries()) {
    if (cell.tagName !== 'TD') continue;
    const places = placesIn(cell);
    if (places.length > 0) usedIn.push(...places);
    else {
      const lines = linesOf(cell);
      if (lines.length > 0) facts.push({ label: heads[at]?.textContent ?? '', lines });
    }
  }
  const category = row.closest('details')?.querySelector('summary code')?.textContent;
  if (category) facts.push({ label: 'Category', lines: [category] });
  return { facts, usedIn };
}

/** The card of something that has a name; none if the article holds no row or entry of it. */
export function cardOf(section: Section, article: Element): Card | undefined {
  const kind = namedKind(section);
  const element = article.ownerDocument.getElementById(section.id);
  if (!kind || !element) return undefined;
  if (element.tagName === 'TR') return { kind, ...rowFacts(element) };
  const meaning = element.parentElement?.querySelector('dd');
  if (element.tagName !== 'DT' || !meaning) return undefined;
  return { kind, facts: [{ label: '', lines: linesOf(meaning) }], usedIn: [] };
}
