/**
 * Navigation by hash, which `scrollRestoration.ts` calls: an id that has moved leads to its successor, and a target inside closed
 * `<details>` opens them, which browsers do by themselves only in part.
 */
import { openFolds } from '../components/article/openFolds';
import { isScrollHeld } from '../components/shell/scroll/holdScroll';
import { jumpTo } from '../components/shell/scroll/jumpTo';

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

async function followWords(target: Element): Promise<void> {
  const { goToPassage } = await import(
    /* webpackChunkName: "passage" */ '../components/shell/passage/goToPassage'
  );
  goToPassage(target);
}

/**
 * Goes to the place that the hash names, if there is one.
 *
 * @param jumped whether readers have followed a link in the page; when the page itself has just been
 *   loaded, its scroll position may be restored instead
 */
export async function goToHash(jumped = false): Promise<void> {
  const id = targetId();
  const target = id ? document.getElementById(id) : null;
  if (target) {
    if (jumped || !isScrollHeld()) jumpTo(target, !jumped);
    else openFolds(target);
    // A link to a passage has its first words beside the id; without network the section has to do.
    if (/[?&]at=/.test(window.location.search)) await followWords(target).catch(() => undefined);
    // Without network an address that has moved leads to the top of the guide.
  } else if (id) await followMovedId(id).catch(() => undefined);
}
