/** An entry of the contents list, as the MDX loader would export it, with our number. */
export interface ContentsEntry {
  /** The heading as HTML. */
  readonly value: string;
  readonly id: string;
  readonly level: number;
  readonly number?: string;
}

/** The headings of the contents list (R8), without those that belong to a component of the article. */
const headings = ':is(h2, h3).anchor[id]';

function valueOf(heading: HTMLElement): string {
  const words = heading.cloneNode(true) as HTMLElement;
  words.querySelector('.hash-link')?.remove();
  return words.innerHTML;
}

/**
 * Reads the contents list from the headings of the article, so that the reader need not download it a
 * second time and the program stays as long as it is when the guide grows.
 */
export const contentsOf = (article: Element): readonly ContentsEntry[] =>
  [...article.querySelectorAll<HTMLElement>(headings)].map((heading) => ({
    value: valueOf(heading),
    id: heading.id,
    level: Number(heading.tagName.slice(1)),
    ...(heading.dataset.number ? { number: heading.dataset.number } : {}),
  }));
