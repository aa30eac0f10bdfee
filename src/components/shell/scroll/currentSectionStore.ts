import { currentHeading } from './currentHeading';
import { historyEntry } from './historyEntry';

/** Where the reader is: the chapter and the section in view, by the ids of their headings. */
export interface CurrentSection {
  readonly chapter: string;
  readonly section: string;
}

const nowhere: CurrentSection = { chapter: '', section: '' };
let current: CurrentSection = nowhere;
let frame = 0;
const listeners = new Set<() => void>();

/** A scroll position: of the page, and relative to the section at the top of the window, in CSS pixels. */
export interface ScrollPosition {
  readonly scrollY: number;
  /** Id of the section's heading; empty above the first section. */
  readonly id: string;
  readonly top: number;
}

/** The last position that readers saw, and the key of the entry of the history that was open then. */
let position: ScrollPosition & { readonly entry: string } = {
  scrollY: 0,
  id: '',
  top: 0,
  entry: '',
};

/** Positions at which entries of the history were left, by their key. */
const left = new Map<string, ScrollPosition>();

/**
 * Keeps the position for the entry that it was seen in, if readers have gone to another entry since: a
 * jump may have moved the page already. Returns the key of the entry that is open.
 */
export function keepPositionLeft(): string {
  const entry = historyEntry();
  if (entry !== position.entry) left.set(position.entry, position);
  return entry;
}

/** Where readers left the open entry when they were there before. */
export const positionLeft = (): ScrollPosition | undefined => left.get(historyEntry());

/** A heading counts as reached a little before it stands where a jump would bring it, in CSS pixels. */
const reachedPx = 4;

/** The part that begins with a heading: asking for its place lays nothing out that is far away. */
const partOf = (heading: HTMLElement): HTMLElement =>
  heading.closest<HTMLElement>('.part') ?? heading;

let known: readonly HTMLElement[] = [];

/** The headings of the article, by the one class that finds them fast; looked for again only when it is another article. */
function headings(): readonly HTMLElement[] {
  if (!known[0]?.isConnected)
    known = [...document.querySelectorAll<HTMLElement>('.anchor')].filter(
      ({ id, tagName }) => id && (tagName === 'H2' || tagName === 'H3'),
    );
  return known;
}

function measure(): CurrentSection {
  const all = headings();
  const topOf = (index: number): number => {
    const heading = all[index];
    return heading ? partOf(heading).getBoundingClientRect().top : 0;
  };
  const reached = all[0] ? parseFloat(getComputedStyle(all[0]).scrollMarginTop) + reachedPx : 0;
  const at = currentHeading(all.length, topOf, reached);
  const heading = all[at];
  const entry = keepPositionLeft();
  position = { scrollY: window.scrollY, id: heading?.id ?? '', top: topOf(at), entry };
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

/** The scroll position at this moment. */
export function scrollPositionNow(): ScrollPosition {
  measure();
  return position;
}

/** The part of the page by which a scroll position is kept. */
export const partAt = ({ id }: ScrollPosition): HTMLElement | null => {
  const heading = id ? document.getElementById(id) : null;
  return heading && partOf(heading);
};

export const currentSection = (): CurrentSection => current;
export const noCurrentSection = (): CurrentSection => nowhere;
