/**
 * Where an address leads: an id that has moved leads to its new place, and a place inside a closed
 * fold opens the fold. Browsers open it by themselves only in part.
 */
import { openFolds } from '../components/article/openFolds';
import { holdScroll, isScrollHeld } from '../components/shell/scroll/holdScroll';
import { movedIds } from '../data/movedIds';

const placeInAddress = (): string => {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
};

/**
 * Brings the reader to the place that the address names.
 *
 * @param jumped the reader has come by a jump in the page, and not with the page itself, which may
 *   also bring him back to where he was
 */
export function arrive(moved: Readonly<Record<string, string>> = movedIds, jumped = false): void {
  const id = placeInAddress();
  const target = id ? document.getElementById(id) : null;
  const successor = Object.hasOwn(moved, id) ? moved[id] : undefined;
  if (target) {
    if (openFolds(target)) target.scrollIntoView();
    if (jumped || !isScrollHeld())
      holdScroll(
        target,
        () => parseFloat(getComputedStyle(target).scrollMarginTop) || 0,
        jumped ? window.scrollY : undefined,
      );
  } else if (successor) window.location.replace(`#${encodeURIComponent(successor)}`);
}

/** Docusaurus calls it after each arrival, also at a new hash. */
export const onRouteDidUpdate = ({ previousLocation }: { previousLocation: unknown }): void =>
  arrive(movedIds, previousLocation !== null);
