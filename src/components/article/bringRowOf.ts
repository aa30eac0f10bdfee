import { bring, lastingPlace, mayHold } from './lateTables';

/**
 * Brings the rows among which an id may be, unless it is in the page for good.
 *
 * @returns the region whose rows did not come, if it is theirs
 */
export async function bringRowOf(id: string): Promise<HTMLElement | undefined> {
  for (const region of document.querySelectorAll<HTMLElement>('[data-late]')) {
    if (lastingPlace(id)) return undefined;
    // What waited with another one may be there by now.
    if (!region.dataset.late || !mayHold(region, id)) continue;
    try {
      await bring(region);
    } catch {
      return region;
    }
  }
  return undefined;
}
