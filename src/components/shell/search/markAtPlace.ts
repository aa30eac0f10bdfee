import type { Hits } from '@site/src/search/hits';
import { rangeSteps } from '@site/src/search/marks';
import { inSlices } from '@site/src/search/slices';

/** Name of the highlight; `headings.css` says how it looks. */
const highlight = 'search-words';

/** A jump within a long page may take so long, in milliseconds. */
const settleMs = 600;

let unmark = (): void => undefined;

/** Takes the marks away, if there are any. */
export const unmarkPlace = (): void => unmark();

/**
 * Marks the words that were found at the place the reader is led to, where the browser can do so without
 * a change of the page. The marks go with Escape, with the next jump, and when the place leaves the window.
 */
export async function markPlace(id: string, hits: Hits): Promise<void> {
  unmark();
  const target = document.getElementById(id);
  if (!target || hits.size === 0 || !('highlights' in CSS)) return;
  const wanted = new AbortController();
  let wasSeen = false;
  let isSeen = false;
  const scope = /^H[2-4]$/.test(target.tagName) ? (target.closest('.part') ?? target) : target;
  const watch = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false;
    wasSeen ||= isSeen;
    // While a jump settles, the place may leave the window for a moment.
    if (wasSeen && !isSeen)
      setTimeout(() => {
        if (!isSeen && !wanted.signal.aborted) unmark();
      }, settleMs);
  });
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') unmark();
  };
  const onMove = () => {
    if (location.hash !== `#${encodeURIComponent(id)}`) unmark();
  };
  unmark = () => {
    wanted.abort();
    watch.disconnect();
    document.removeEventListener('keydown', onKey);
    window.removeEventListener('hashchange', onMove);
    CSS.highlights.delete(highlight);
    unmark = () => undefined;
  };
  watch.observe(scope);
  document.addEventListener('keydown', onKey);
  window.addEventListener('hashchange', onMove);
  const ranges = await inSlices(rangeSteps(target, hits));
  if (!wanted.signal.aborted) CSS.highlights.set(highlight, new Highlight(...ranges));
}
