import { bring, lastingPlace } from './lateTables';

const kindOf = (id: string): string => id.split('-', 1)[0] ?? '';

/** The ids of a table's rows or a list's entries begin alike; it holds a few of them from the beginning. */
const mayHold = (region: Element, id: string): boolean =>
  region.querySelector(`:is(tr,li,dt)[id^="${CSS.escape(kindOf(id))}-"]`) !== null;

/**
 * Brings the rows among which an id may be, unless it is in the page for good.
 *
 * @returns the region whose rows did not come, if it is theirs
 */
export async function bringRowOf(id: string): Promise<HTMLElement | undefined> {
  for (const region of document.querySelectorAll<HTMLElement>('[data-late]')) {
    if (lastingPlace(id)) return undefined;
    if (!mayHold(region, id)) continue;
    try {
      await bring(region);
    } catch {
      return region;
    }
  }
  return undefined;
}
