/**
 * Where an id is that is not in the page: in the rows of a look-up table that wait in a file, or under
 * another name. Few readers ask, so it is loaded then.
 */
import { bringRowOf } from '../components/article/bringRowOf';
import { movedIds } from '../data/movedIds';

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
  const missing = await bringRowOf(id);
  if (!isWanted()) return null;
  const place = document.getElementById(id);
  if (missing) return place ?? missing.parentElement;
  // Only an arrival at a place that is there makes it the one that styles call the target.
  if (place && goes) window.location.replace(`#${encodeURIComponent(id)}`);
  return place;
}
