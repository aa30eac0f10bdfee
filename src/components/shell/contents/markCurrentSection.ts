import type { CurrentSection } from '../scroll/currentSectionStore';

const open = 'contents-open';
const active = 'table-of-contents__link--active';

/** Opens the chapter that the reader is in, and marks the entry of the section. */
export function markCurrentSection(list: Element, { chapter, section }: CurrentSection): void {
  const linkTo = (id: string): Element | null =>
    id ? list.querySelector(`a[href="#${CSS.escape(id)}"]`) : null;
  for (const before of list.querySelectorAll(`.${open}`)) before.classList.remove(open);
  for (const before of list.querySelectorAll('[aria-current]')) {
    before.removeAttribute('aria-current');
    before.classList.remove(active);
  }
  linkTo(chapter)?.closest('.contents-chapter')?.classList.add(open);
  const here = linkTo(section);
  here?.classList.add(active);
  here?.setAttribute('aria-current', 'location');
}
