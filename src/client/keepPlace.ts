/**
 * Brings the reader back to the words he was at when he reloads the page or comes back to it (R20). The
 * browser keeps only a distance from the top, and that is another one as long as parts above have
 * a guessed height (see `parts.css`); and where it comes back to before the page of old stands
 * again, stock leaves the reader at the top.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { holdScroll } from '../components/shell/scroll/holdScroll';

/** Where the reader was in the page, and in which part of it if it has parts, in CSS pixels. */
interface Kept {
  readonly scrollY: number;
  /** Id of the part's heading. */
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

/** Where it is kept when the page goes, for this tab until it is closed. */
const slot = 'guide-place';

/** Where it is kept while the page stays, by the key of the entry that was left. */
const left = new Map<string | undefined, Kept>();

const topOf = (part: Element): number => part.getBoundingClientRect().top;

function here(): Kept {
  const parts = [...document.querySelectorAll('.part')];
  const part = parts.reverse().find((one) => topOf(one) <= 0);
  return {
    scrollY: window.scrollY,
    id: part?.querySelector('[id]')?.id,
    top: part ? topOf(part) : 0,
  };
}

function keep(): void {
  try {
    sessionStorage.setItem(slot, JSON.stringify(here()));
  } catch {
    // Without storage the distance from the top has to do.
  }
}

function kept(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(slot) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Corrects the place wherever the browser puts the reader back, until he moves himself. */
function correct({ scrollY, id, top }: Kept): void {
  const part = id && document.getElementById(id)?.closest('.part');
  if (part) holdScroll(part, () => top, scrollY);
}

/** Within a page the browser does it alone. */
const changesPage = ({ previousLocation, location }: Step): boolean =>
  previousLocation?.pathname !== location.pathname;

/** Docusaurus calls it when an entry is left, while its page still stands. */
export function onRouteUpdate(step: Step): void {
  const { previousLocation } = step;
  if (previousLocation && changesPage(step)) left.set(previousLocation.key, here());
}

/** Docusaurus calls it when the page of the entry stands, after it has scrolled it to the top. */
export function onRouteDidUpdate(step: Step): void {
  const back = changesPage(step) ? left.get(step.location.key) : undefined;
  if (!back) return;
  window.scrollTo(0, back.scrollY);
  correct(back);
}

const isReturn = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
};

if (ExecutionEnvironment.canUseDOM) {
  const before = kept();
  if (before && isReturn()) correct(before);
  window.addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
}
