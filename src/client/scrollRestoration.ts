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
  partAt,
  type ScrollPosition,
  scrollPositionNow,
  scrollPositionSeen,
} from '../components/shell/scroll/currentSectionStore';
import { holdScroll } from '../components/shell/scroll/holdScroll';
import { goToHash } from './hashNavigation';

interface Step {
  readonly previousLocation: { readonly pathname: string } | null;
  readonly location: { readonly pathname: string };
}

/** Key in the session storage, for the position at which the page was left. */
const storageKey = 'guide-place';

/** The place named by the address when the program began; readers may follow a link before it has. */
const hashAtStart = ExecutionEnvironment.canUseDOM ? window.location.hash : '';

/** Where the page was left, and the place that its address named then. */
interface LeftPosition extends ScrollPosition {
  readonly hash: string;
}

/** Positions at which entries of the tab's history were left, by their key. */
const positions = new Map<string, ScrollPosition>();

/** The key of the entry that is open. A plain jump in the page has none and gets one. */
function keyOfEntry(): string {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return state.key;
  const key = String(Math.random());
  window.history.replaceState({ ...state, key }, '');
  return key;
}

let entry = '';

function save(): void {
  const position = scrollPositionNow();
  try {
    const left: LeftPosition = { ...position, hash: window.location.hash };
    sessionStorage.setItem(storageKey, JSON.stringify(left));
    // Only numbered sections are read; the opening leads to the last of them.
    if (document.querySelector(`#${position.id}[data-number]`))
      localStorage.setItem('guide-read', position.id);
  } catch {
    // Without storage the browser's own restoration has to do.
  }
}

function saved(): LeftPosition | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as LeftPosition | null;
  } catch {
    return null;
  }
}

/** Keeps the section where it was, whatever the browser restores, until readers scroll themselves. */
function restore(position: ScrollPosition): void {
  const section = partAt(position);
  if (section) holdScroll(section, () => position.top, position.scrollY);
}

/** Docusaurus calls it when an entry of the history is left, before React renders the next page. */
export function onRouteUpdate({ previousLocation, location }: Step): void {
  if (!previousLocation) return;
  // In the page the browser has jumped already; between pages the old one is still as it was.
  const isHere = previousLocation.pathname === location.pathname;
  positions.set(entry, isHere ? scrollPositionSeen() : scrollPositionNow());
}

/** Docusaurus calls it when the page of the entry is rendered, and after it has scrolled. */
export function onRouteDidUpdate({ previousLocation }: Step): void {
  entry = keyOfEntry();
  const back = previousLocation && positions.get(entry);
  if (back) {
    window.scrollTo(0, back.scrollY);
    restore(back);
  } else void goToHash(previousLocation !== null || window.location.hash !== hashAtStart);
}

const isReturn = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation !== undefined && navigation.type !== 'navigate';
};

if (ExecutionEnvironment.canUseDOM) {
  const before = saved();
  if (before?.hash === hashAtStart && isReturn()) restore(before);
  window.addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') save();
  });
}
