/**
 * Navigation by hash: an id that has moved leads to its successor, and a target inside closed
 * `<details>` opens them, which browsers do by themselves only in part.
 */
import { openFolds } from '../components/article/openFolds';
import { holdScroll, isScrollHeld } from '../components/shell/scroll/holdScroll';

const targetId = (): string => {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
};

/** Leads from an id that has moved to its successor; few readers need the list, so it is fetched then. */
async function followMovedId(id: string): Promise<void> {
  const { movedIds } = await import(/* webpackChunkName: "moved-ids" */ '../data/movedIds');
  const successor = Object.hasOwn(movedIds, id) ? movedIds[id] : undefined;
  if (successor && id === targetId()) window.location.replace(`#${encodeURIComponent(successor)}`);
}

/**
 * Scrolls to the target of the hash and keeps it there until the layout has settled.
 *
 * @param jumped whether readers have followed a link in the page; when the page itself has just been
 *   loaded, its scroll position may be restored instead
 */
export async function goToHash(jumped = false): Promise<void> {
  const id = targetId();
  const target = id ? document.getElementById(id) : null;
  if (target) {
    if (openFolds(target)) target.scrollIntoView();
    if (jumped || !isScrollHeld())
      holdScroll(
        target,
        () => parseFloat(getComputedStyle(target).scrollMarginTop) || 0,
        jumped ? window.scrollY : undefined,
      );
    // Without network an address that has moved leads to the top of the guide.
  } else if (id) await followMovedId(id).catch(() => undefined);
}

/** Docusaurus calls it after each navigation, also to another hash. */
export const onRouteDidUpdate = ({ previousLocation }: { previousLocation: unknown }): void =>
  void goToHash(previousLocation !== null);
