import type { CurrentSection } from '../scroll/currentSectionStore';

const open = 'contents-open';
const active = 'table-of-contents__link--active';

/** Says which sections of the open chapter hold a job or an instrument. */
function sayWhatIsThere(chapter: Element): void {
  for (const link of chapter.querySelectorAll<HTMLAnchorElement>('ul a')) {
    const part = document.getElementById(link.hash.slice(1))?.closest('.part');
    const there = [
      part?.querySelector('.do-job') && 'job',
      part?.querySelector('[data-island]') && 'instrument',
    ].filter(Boolean);
    if (there.length > 0) link.dataset.there = there.join(', ');
  }
}

/** Opens the chapter that the reader is in, the first above it, and marks the entry of the section. */
export function markCurrentSection(list: Element, { chapter, section }: CurrentSection): void {
  const linkTo = (id: string): Element | null =>
    id ? list.querySelector(`a[href="#${CSS.escape(id)}"]`) : null;
  for (const before of list.querySelectorAll(`.${open}`)) before.classList.remove(open);
  for (const before of list.querySelectorAll('[aria-current]')) {
    before.removeAttribute('aria-current');
    before.classList.remove(active);
  }
  const read = linkTo(chapter)?.closest('.contents-chapter') ?? list.firstElementChild;
  if (read) {
    read.classList.add(open);
    sayWhatIsThere(read);
  }
  const here = linkTo(section);
  here?.classList.add(active);
  here?.setAttribute('aria-current', 'location');
}
