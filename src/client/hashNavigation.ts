/**
 * Navigation by hash, which `scrollRestoration.ts` calls: an id that is not in the page is
 * looked for elsewhere, as is a row that goes when its table comes, and a target inside closed
 * `<details>` opens them, which browsers do by themselves only in part.
 */
import { lastingPlace, mayHold } from '../components/article/lateTables';
import { openFolds } from '../components/article/openFolds';
import { isScrollHeld } from '../components/shell/scroll/holdScroll';
import { jumpTo } from '../components/shell/scroll/jumpTo';
import { placeInAddress } from '../components/shell/scroll/placeInAddress';

/** Few readers come by an id that is not in the page, so what knows more of it is fetched then. */
async function elsewhere(id: string, goes: boolean): Promise<Element | null> {
  const { placeElsewhere } = await import(/* webpackChunkName: "place" */ './elsewhere');
  return placeElsewhere(id, goes, () => id === placeInAddress());
}

/** The look-up table or list that waits for its rows and may hold that of an id. */
const tableOf = (id: string): Element | null =>
  [...document.querySelectorAll('[data-late]')].find((region) => mayHold(region, id))
    ?.parentElement ?? null;

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
  const id = placeInAddress();
  if (!id) return;
  const goes = jumped || !isScrollHeld();
  const present = lastingPlace(id);
  // Without network an address that has moved leads to the top of the guide, one of a row to its table.
  const target = present ?? (await elsewhere(id, goes).catch(() => tableOf(id)));
  if (!target) return;
  if (goes) jumpTo(target, !jumped && present !== null);
  else openFolds(target);
  // A link to a passage has its first words beside the id; without network the section has to do.
  if (/[?&]at=/.test(window.location.search)) await followWords(target).catch(() => undefined);
}
