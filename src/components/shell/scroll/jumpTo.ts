import { openFolds } from '../../article/openFolds';
import { holdScroll } from './holdScroll';
import { movedEarly } from './movedEarly';

/** Said on the window before the page jumps, however late after the address named the place. */
export const jumpEvent = 'guide:jump';

/** Where a place belongs: below what sticks to the window, a row right below the head of its table. */
function belowWhatSticks(target: Element): number {
  const margin = parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  const head = target.closest('tbody')?.closest('table')?.tHead?.rows[0]?.cells[0];
  if (!head) return margin;
  const { top, bottom } = head.getBoundingClientRect();
  const sticks = Math.abs(top - parseFloat(getComputedStyle(head).top)) < 1;
  return sticks ? bottom : margin;
}

/**
 * Brings a place of the page below what sticks to the window, opens the folds around it, and keeps it
 * there while the page gets its heights.
 *
 * @param isArrival the page has just been loaded, and readers may have moved before this program began:
 *   then they are left where they are
 */
export function jumpTo(target: Element, isArrival = false): void {
  const isElsewhere = isArrival && movedEarly();
  if (openFolds(target) || !isElsewhere) {
    window.dispatchEvent(new Event(jumpEvent));
    target.scrollIntoView();
  }
  holdScroll(target, () => belowWhatSticks(target), isElsewhere ? undefined : window.scrollY);
}
