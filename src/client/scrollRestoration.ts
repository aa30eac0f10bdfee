/**
 * Scroll restoration by heading, after a reload and on the way back in the history (R20).
 *
 * The browser restores a distance from the top of the page, but sections above that are not laid out
 * have an estimated height (see `parts.css`), so the same distance shows other words. And on the way
 * back to another page the browser restores before React has rendered that page, which leaves readers
 * at its top.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { holdScroll } from '../components/shell/scroll/holdScroll';

/** A scroll position: of the page, and relative to the section at the top of the window, in CSS pixels. */
interface ScrollPosition {
  readonly scrollY: number;
  /** Id of the section's heading; none above the first section. */
  readonly id?: string;
  readonly top: number;
}

/** An entry of the tab's history; the first one, and one of a plain jump in the page, has no key. */
interface Entry {
  readonly key?: string;
  readonly pathname: string;
}

interface Step {
  readonly previousLocation: Entry | null;
  readonly location: Entry;
}

/** Key in the session storage, for the position at which the page was left. */
const storageKey = 'guide-place';

/** Positions at which other entries of the history were left, by their key. */
const positions = new Map<string | undefined, ScrollPosition>();

const topOf = (section: Element): number => section.getBoundingClientRect().top;

function currentPosition(): ScrollPosition {
  const sections = [...document.querySelectorAll('.part')];
  const section = sections.reverse().find((one) => topOf(one) <= 0);
  return {
    scrollY: window.scrollY,
    id: section?.querySelector('[id]')?.id,
    top: section ? topOf(section) : 0,
  };
}

function save(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(currentPosition()));
  } catch {
    // Without storage the browser's own restoration has to do.
  }
}

function saved(): ScrollPosition | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as ScrollPosition | null;
  } catch {
    return null;
  }
}

/** Keeps the section where it was, whatever the browser restores, until readers scroll themselves. */
function restore({ scrollY, id, top }: ScrollPosition): void {
  const section = id && document.getElementById(id)?.closest('.part');
  if (section) holdScroll(section, () => top, scrollY);
}

/** Within a page the browser restores by itself. */
const changesPage = ({ previousLocation, location }: Step): boolean =>
  previousLocation?.pathname !== location.pathname;

/** Docusaurus calls it when an entry of the history is left, before React renders the next page. */
export function onRouteUpdate(step: Step): void {
  const { previousLocation } = step;
  if (previousLocation && changesPage(step)) positions.set(previousLocation.key, currentPosition());
}

/** Docusaurus calls it when the page of the entry is rendered, and after it has scrolled to its top. */
export function onRouteDidUpdate(step: Step): void {
  const back = changesPage(step) ? positions.get(step.location.key) : undefined;
  if (!back) return;
  window.scrollTo(0, back.scrollY);
  restore(back);
}

const isReturn = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
};

if (ExecutionEnvironment.canUseDOM) {
  const before = saved();
  if (before && isReturn()) restore(before);
  window.addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') save();
  });
}
