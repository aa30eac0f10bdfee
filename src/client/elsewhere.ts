/**
 * Where an id is that is not in the page: in the rows of a look-up table that wait in a file, or under
 * another name. Few readers ask, so it is loaded then.
 */
import { bring } from '../components/article/lateTables';
import { movedIds } from '../data/movedIds';

const kindOf = (id: string): string => id.split('-', 1)[0] ?? '';

/** The ids of a table's rows begin alike; it holds a few of them from the beginning. */
const mayHold = (region: Element, id: string): boolean =>
  region.querySelector(`tr[id^="${CSS.escape(kindOf(id))}-"]`) !== null;

/**
 * The place that an id names, once its rows have come; their table if they do not, which says so and
 * offers to try again. An id that has moved goes on to its successor, and names nothing itself.
 *
 * @param goes whether the page moves there, and does not stay where readers had left it
 * @param isWanted whether readers have gone nowhere else in the meantime
 */
export async function placeElsewhere(
  id: string,
  goes: boolean,
  isWanted: () => boolean,
): Promise<Element | null> {
  if (!isWanted()) return null;
  const successor = Object.hasOwn(movedIds, id) ? movedIds[id] : undefined;
  if (successor) {
    window.location.replace(`#${encodeURIComponent(successor)}`);
    return null;
  }
  for (const region of document.querySelectorAll<HTMLElement>('[data-late]')) {
    if (!mayHold(region, id)) continue;
    try {
      await bring(region);
    } catch {
      return isWanted() ? region.parentElement : null;
    }
  }
  if (!isWanted()) return null;
  const place = document.getElementById(id);
  // Only an arrival at a place that is there makes it the one that styles call the target.
  if (place && goes) window.location.replace(`#${encodeURIComponent(id)}`);
  return place;
}
