import { openFolds } from '../../article/openFolds';
import { holdScroll } from './holdScroll';

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
 * @param isArrival the page has just been loaded, and the browser goes to the place by itself
 */
export function jumpTo(target: Element, isArrival = false): void {
  if (openFolds(target) || !isArrival) target.scrollIntoView();
  holdScroll(target, () => belowWhatSticks(target), isArrival ? undefined : window.scrollY);
}
