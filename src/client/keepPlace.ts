/**
 * Brings the reader back to the words he was at when he reloads the page or comes back to it. The
 * browser keeps only a distance from the top, and that is another one as long as parts above have
 * a guessed height (see `parts.css`).
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { currentHeading } from '../components/Place/currentHeading';

/** A part that the reader was in, and where he was in the page, in CSS pixels. */
interface Kept {
  /** Id of the part's heading. */
  readonly id: string;
  readonly top: number;
  readonly scrollY: number;
}

/** Where it is kept, for this tab until it is closed. */
const slot = 'guide-place';

/** How long the page may take to settle after it has loaded, in milliseconds. */
const settleMs = 500;

const topOf = (part: Element): number => part.getBoundingClientRect().top;

function here(): Kept | undefined {
  const parts = [...document.querySelectorAll('.part')];
  const tops = parts.map(topOf);
  const at = currentHeading(tops.length, (index) => tops[index] ?? NaN, 0);
  const id = parts[at]?.querySelector('[id]')?.id;
  return id ? { id, top: tops[at] ?? NaN, scrollY: window.scrollY } : undefined;
}

function keep(): void {
  try {
    sessionStorage.setItem(slot, JSON.stringify(here() ?? null));
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
function putBack({ id, top, scrollY }: Kept): void {
  const part = document.getElementById(id)?.closest('.part');
  if (!part) return;
  let watching = true;
  const stop = () => {
    watching = false;
  };
  const look = () => {
    if (!watching) return;
    const off = topOf(part) - top;
    if (Math.abs(window.scrollY - scrollY) < 2 && Math.abs(off) >= 1) window.scrollBy(0, off);
    requestAnimationFrame(look);
  };
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(move, stop, { once: true, passive: true });
  if (document.readyState === 'complete') window.setTimeout(stop, settleMs);
  else window.addEventListener('load', () => window.setTimeout(stop, settleMs), { once: true });
  look();
}

const isReturn = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
};

if (ExecutionEnvironment.canUseDOM) {
  const before = kept();
  if (before && isReturn()) putBack(before);
  window.addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
}
