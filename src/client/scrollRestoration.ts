/**
 * Scroll restoration by section, after a reload and on the way back or forward in the history (R20).
 *
 * The browser restores a distance from the top of the page, but sections above that are not laid out
 * have an estimated height (see `parts.css`), so the same distance shows other words. And on the way
 * back to another page the browser restores before React has rendered that page, which leaves readers
 * at its top. Within the page the router would bring them to the place of the address, or to the top.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {
  keepPositionLeft,
  partAt,
  positionLeft,
  type ScrollPosition,
  scrollPositionNow,
} from '../components/shell/scroll/currentSectionStore';
import { holdScroll } from '../components/shell/scroll/holdScroll';
import { type LeftPosition, leftPositionFrom } from '../components/shell/scroll/leftPosition';
import { movedEarly } from '../components/shell/scroll/movedEarly';
import { goToHash } from './hashNavigation';

interface Step {
  readonly previousLocation: object | null;
}

/** Key in the session storage, for the position at which the page was left. */
const storageKey = 'guide-place';

/** The place named by the address when the program began; readers may follow a link before it has. */
const hashAtStart = ExecutionEnvironment.canUseDOM ? window.location.hash : '';

function save(): void {
  const position = scrollPositionNow();
  try {
    const left: LeftPosition = { ...position, hash: window.location.hash };
    sessionStorage.setItem(storageKey, JSON.stringify(left));
    // Only numbered sections are read; the opening leads to the last of them.
    if (document.getElementById(position.id)?.dataset.number !== undefined)
      localStorage.setItem('guide-read', position.id);
  } catch {
    // Without storage the browser's own restoration has to do.
  }
}

function saved(): LeftPosition | undefined {
  try {
    return leftPositionFrom(sessionStorage.getItem(storageKey));
  } catch {
    return undefined;
  }
}

/**
 * Keeps the section where it was, whatever the browser restores, until readers scroll themselves.
 *
 * @param goes whether the page goes there by itself; the browser restores when it likes, and anchors what
 *   grows above in the same frame, so that its position may never be seen
 */
function restore(position: ScrollPosition, goes: boolean): void {
  const section = partAt(position);
  // Its guessed height may end above the words that were read: then it would never come near the window.
  if (section) section.style.contentVisibility = 'visible';
  if (goes) window.scrollTo(0, position.scrollY);
  if (!section) return;
  holdScroll(section, () => position.top, position.scrollY);
  // Once it is drawn in the window it is laid out by itself, and told of as the others are.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => section.style.removeProperty('content-visibility'));
  });
}

/** Docusaurus calls it when an entry of the history is left, before React renders the next page. */
export function onRouteUpdate(): void {
  keepPositionLeft();
}

/** Docusaurus calls it when the page of the entry is rendered, and after it has scrolled. */
export function onRouteDidUpdate({ previousLocation }: Step): void {
  const back = previousLocation && positionLeft();
  if (back) restore(back, true);
  else void goToHash(previousLocation !== null || window.location.hash !== hashAtStart);
}

const isReturn = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation !== undefined && navigation.type !== 'navigate';
};

if (ExecutionEnvironment.canUseDOM) {
  const before = saved();
  if (before?.hash === hashAtStart && isReturn()) restore(before, !movedEarly());
  window.addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') save();
  });
}
