import { PlainText } from './plainText';
import { blockOf, isElement, isExactName, readableNodes } from './readable';
import type { Section } from './section';

const isCell = (element: Element | null): element is Element => Boolean(element?.matches('td,th'));

/** A section while its text is still being gathered. */
export class Draft {
  readonly #body = new PlainText();
  #block: Element | null = null;

  constructor(
    private readonly facts: Omit<Section, 'text' | 'exact'>,
    /** The element that holds the title; its words are not gathered a second time. */
    private readonly head: Element | undefined,
    /** The element after whose end the draft is complete; a section has none and ends at the next. */
    readonly scope?: Element,
  ) {}

  add(node: Text): void {
    if (this.head?.contains(node)) return;
    const block = blockOf(node);
    if (block !== this.#block) {
      const sameRow =
        isCell(block) && isCell(this.#block) && block.parentNode === this.#block.parentNode;
      this.#body.part(sameRow ? ' · ' : '\n');
    }
    const { data } = node;
    // Spaces between blocks must not make their parent the last block.
    if (data.trim()) this.#block = block;
    this.#body.add(data, isExactName(node, block));
  }

  breakLine(): void {
    this.#body.part('\n');
  }

  get section(): Section {
    return { ...this.facts, text: this.#body.text, exact: this.#body.exact };
  }
}

/** The words of a title, without the link sign and the like. */
export function titleOf(head: Element): string {
  const title = new PlainText();
  for (const node of readableNodes(head)) {
    if (isElement(node)) {
      if (node.tagName === 'BR') title.part(' ');
    } else title.add((node as Text).data, false);
  }
  return title.text;
}
