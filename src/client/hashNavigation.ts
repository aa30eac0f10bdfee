/**
 * Navigation by hash: an id that has moved leads to its successor, and a target inside closed
 * `<details>` opens them, which browsers do by themselves only in part.
 */
import { openFolds } from '../components/article/openFolds';
import { holdScroll, isScrollHeld } from '../components/shell/scroll/holdScroll';
import { movedIds } from '../data/movedIds';

const targetId = (): string => {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
};

/**
 * Scrolls to the target of the hash and keeps it there until the layout has settled.
 *
 * @param moved successors of ids that have moved
 * @param jumped whether readers have followed a link in the page; when the page itself has just been
 *   loaded, its scroll position may be restored instead
 */
export function goToHash(moved: Readonly<Record<string, string>> = movedIds, jumped = false): void {
  const id = targetId();
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

/** Docusaurus calls it after each navigation, also to another hash. */
export const onRouteDidUpdate = ({ previousLocation }: { previousLocation: unknown }): void =>
  goToHash(movedIds, previousLocation !== null);
