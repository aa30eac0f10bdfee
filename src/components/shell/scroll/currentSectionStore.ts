import { currentHeading } from './currentHeading';

/** Where the reader is: the chapter and the section in view, by the ids of their headings. */
export interface CurrentSection {
  readonly chapter: string;
  readonly section: string;
}

const nowhere: CurrentSection = { chapter: '', section: '' };
let current: CurrentSection = nowhere;
let frame = 0;
const listeners = new Set<() => void>();

/** A heading counts as reached once it stands this far below the top edge, in CSS pixels. */
const edge = 140;

/** The part that begins with a heading: asking for its place lays nothing out that is far away. */
const partOf = (heading: HTMLElement): HTMLElement =>
  heading.closest<HTMLElement>('.part') ?? heading;

let known: readonly HTMLElement[] = [];

/** The headings of the article: looked for again only when it is another article. */
function headings(): readonly HTMLElement[] {
  if (!known[0]?.isConnected)
    known = [...document.querySelectorAll<HTMLElement>('.theme-doc-markdown :is(h2, h3)[id]')];
  return known;
}

function measure(): CurrentSection {
  const all = headings();
  const topOf = (index: number): number => {
    const heading = all[index];
    return heading ? partOf(heading).getBoundingClientRect().top : 0;
  };
  const at = currentHeading(all.length, topOf, edge);
  const heading = all[at];
  if (!heading) return nowhere;
  let chapter = at;
  while (chapter > 0 && all[chapter]?.tagName !== 'H2') chapter -= 1;
  return { chapter: all[chapter]?.id ?? '', section: heading.id };
}

function look(): void {
  frame = 0;
  const now = measure();
  if (now.section === current.section && now.chapter === current.chapter) return;
  current = now;
  for (const listener of listeners) listener();
}

/** After the next paint, when asking for a place does not hold it up. */
const soon = (): void => {
  frame ||= requestAnimationFrame(() => setTimeout(look));
};

/** Tells the listener whenever the reader comes to another section. Returns the way to stop. */
export function subscribeToCurrentSection(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon, { passive: true });
  }
  listeners.add(listener);
  soon();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('scroll', soon);
    window.removeEventListener('resize', soon);
    current = nowhere;
  };
}

export const currentSection = (): CurrentSection => current;
export const noCurrentSection = (): CurrentSection => nowhere;
