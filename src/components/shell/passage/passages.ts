import { nameOf, passages, wordsOf } from './passageWords';

/** Query key of a passage's first words, beside the id of its section: the id alone still leads near. */
export const passageKey = 'at';

/** Instruments and jobs change while they are used, and links are no text; what is written can be linked by its words. */
const live = '[data-island], [data-search-skip], .job-view, .navbar, nav, button, label';

/** The innermost passage of the article around an element. */
export function passageAround(element: Element): HTMLElement | null {
  if (element.closest(live)) return null;
  const passage = element.closest<HTMLElement>(passages);
  return passage?.closest('.part') && wordsOf(passage).length > 0 ? passage : null;
}

/** The passages of a section that hold words and no other passage's words first. */
export const passagesIn = (section: Element): readonly HTMLElement[] =>
  [...section.querySelectorAll<HTMLElement>(passages)].filter(
    (each) => passageAround(each) === each,
  );

/** The last heading with an id before a passage. */
function headingAbove(passage: Element): Element | undefined {
  const headings = passage.closest('.part')?.querySelectorAll(':is(h1, h2, h3, h4)[id]') ?? [];
  return [...headings].findLast(
    (each) => each.compareDocumentPosition(passage) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/** The address that leads to a passage: by its own id, or by its section and its first words. */
export function addressOf(passage: HTMLElement): string {
  const { origin, pathname } = window.location;
  if (passage.id) return `${origin}${pathname}#${encodeURIComponent(passage.id)}`;
  const section = passage.closest('.part');
  const others = section ? passagesIn(section).filter((each) => each !== passage) : [];
  const name = nameOf(wordsOf(passage), others.map(wordsOf));
  const id = headingAbove(passage)?.id ?? section?.querySelector('[id]')?.id ?? '';
  return `${origin}${pathname}?${passageKey}=${encodeURIComponent(name)}#${encodeURIComponent(id)}`;
}
