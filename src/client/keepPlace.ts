/**
 * Brings the reader back to the words he was at when he reloads the page or comes back to it (R20). The
 * browser keeps only a distance from the top, and that is another one as long as parts above have
 * a guessed height (see `parts.css`); and where it comes back to before the page of old stands
 * again, stock leaves the reader at the top.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { currentHeading } from '../components/Place/currentHeading';
import { holdPlace } from './holdPlace';

/** Where the reader was in the page, and in which part of it if it has parts, in CSS pixels. */
interface Kept {
  readonly scrollY: number;
  /** Id of the part's heading. */
  readonly id?: string;
  readonly top: number;
}

/** An entry of the tab's history; the first one has no key. */
interface Entry {
  readonly key?: string;
}

/** Where it is kept when the page goes, for this tab until it is closed. */
const slot = 'guide-place';

/** Where it is kept while the page stays, by the key of the entry that was left. */
const left = new Map<string | undefined, Kept>();

const topOf = (part: Element): number => part.getBoundingClientRect().top;

function here(): Kept {
  const parts = [...document.querySelectorAll('.part')];
  const tops = parts.map(topOf);
  const at = currentHeading(tops.length, (index) => tops[index] ?? NaN, 0);
  const id = parts[at]?.querySelector('[id]')?.id;
  return { scrollY: window.scrollY, id, top: tops[at] ?? NaN };
}

function keep(): void {
  try {
    sessionStorage.setItem(slot, JSON.stringify(here()));
  } catch {
    // Without storage the distance from the top has to do.
  }
}

function kept(): Kept | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(slot) ?? 'null') as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Corrects the place wherever the browser puts the reader back, until he moves himself. */
function correct({ scrollY, id, top }: Kept): void {
  const part = id && document.getElementById(id)?.closest('.part');
  if (part) holdPlace(part, () => top, scrollY);
}

/** Docusaurus calls it when an entry is left, while its page still stands. */
export function onRouteUpdate({ previousLocation }: { previousLocation: Entry | null }): void {
  if (previousLocation) left.set(previousLocation.key, here());
}

/** Docusaurus calls it when the page of the entry stands, after it has scrolled it to the top. */
export function onRouteDidUpdate({ location }: { location: Entry }): void {
  const back = left.get(location.key);
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
