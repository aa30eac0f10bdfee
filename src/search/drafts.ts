import { Draft, titleOf } from './draft';
import { isElement } from './readable';
import type { Hurts, Place, Section } from './section';

const headings = new Set(['h2', 'h3', 'h4']);
const name = 'summary,dt,th,code,b,strong';

const placeOf = (head: Element): Place => ({
  number: head.getAttribute('data-number') ?? '',
  title: titleOf(head),
});

const hurtsOf = (head: Element): Hurts | undefined => {
  const hurts = head.getAttribute('data-hurts');
  return hurts === 'computer' || hurts === 'engine' ? hurts : undefined;
};

/** Meets the nodes of the article in order and gives each text to the section it belongs to. */
export class Drafts {
  readonly #all: Draft[] = [];
  /** Entries that are open, the innermost last. */
  #entries: Draft[] = [];
  #section: Draft | undefined;
  #chapter: Place = { number: '', title: '' };
  #hurts: Hurts | undefined;
  #within: Place | undefined;

  meet(node: Node): void {
    while (this.#entries.length > 0 && !this.#entries.at(-1)?.scope?.contains(node))
      this.#entries.pop();
    const draft = this.#entries.at(-1) ?? this.#section;
    if (!isElement(node)) draft?.add(node as Text);
    else if (node.tagName === 'BR') draft?.breakLine();
    else if (!node.id) return;
    else if (headings.has(node.localName) && this.#entries.length === 0) this.#startSection(node);
    else if (node.localName === 'dt' && node.id.startsWith('term-'))
      this.#startEntry('term', node, node.parentElement ?? node, node);
    else if (node.hasAttribute('data-search-entry')) this.#startNamedEntry(node);
  }

  get sections(): readonly Section[] {
    return this.#all.map((draft) => draft.section);
  }

  #startSection(head: Element): void {
    const place = placeOf(head);
    if (head.tagName === 'H2') {
      this.#chapter = place;
      this.#hurts = hurtsOf(head);
    }
    if (head.tagName !== 'H4') this.#within = undefined;
    const facts = { id: head.id, kind: 'section', exactTitle: false, ...place } as const;
    this.#section = new Draft({ ...facts, ...this.#surroundings }, head);
    if (head.tagName === 'H3') this.#within = place;
    this.#all.push(this.#section);
  }

  #startNamedEntry(element: Element): void {
    const caption = element.querySelector('.plate-caption > div > p')?.textContent ?? '';
    const given = (element.getAttribute('data-search-entry') ?? '').trim() || caption.trim();
    const head = given ? undefined : element.querySelector(name);
    this.#startEntry('entry', element, element, head ?? undefined, given);
  }

  #startEntry(
    kind: 'term' | 'entry',
    element: Element,
    scope: Element,
    head: Element | undefined,
    given = '',
  ): void {
    // In a flat list the next term ends the one before it.
    this.#entries = this.#entries.filter((draft) => draft.scope !== scope);
    const facts = {
      id: element.id,
      kind,
      number: element.getAttribute('data-number') ?? '',
      title: head ? titleOf(head) : given,
      exactTitle: Boolean(head?.closest('code') ?? head?.querySelector('code')),
      ...this.#surroundings,
    };
    const draft = new Draft(facts, head, scope);
    this.#entries.push(draft);
    this.#all.push(draft);
  }

  get #surroundings() {
    return {
      chapter: this.#chapter,
      ...(this.#within && { within: this.#within }),
      ...(this.#hurts && { hurts: this.#hurts }),
    };
  }
}
