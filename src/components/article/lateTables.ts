/**
 * What of the tables and drawings is not in the page from the beginning, and how it comes: an element
 * whose content waits in a file has its address in the attribute `data-late`.
 */

/** Asked for and not yet there, by address. */
const coming: Partial<Record<string, Promise<void>>> = {};

/**
 * Brings what the build has laid into a file (see src/plugins/lateRows and lateFigures), for all elements
 * that wait for it: each takes what the next element of the file holds.
 *
 * @param atOnce the page stands still until it is there: paper does not wait
 * @throws if it cannot be had; a later try may succeed
 */
export function bring(place: HTMLElement, atOnce?: boolean): Promise<void> {
  const { late } = place.dataset as { late: string };
  const asked = atOnce ? undefined : coming[late];
  return (
    asked ??
    (coming[late] = new Promise((done, fail) => {
      // The only kind of request that can be made at once.
      const request = new XMLHttpRequest();
      request.onloadend = () => {
        coming[late] = undefined;
        if (request.status === 200) {
          const file = document.createElement('div');
          file.innerHTML = request.response as string;
          place.ownerDocument
            .querySelectorAll<HTMLElement>(`[data-late="${late}"]`)
            .forEach((each, index) => {
              delete each.dataset.late;
              each.replaceChildren(...(file.children[index]?.childNodes ?? []));
            });
          done();
        } else fail(new Error(late));
      };
      request.open('GET', late, !atOnce);
      request.send();
    }))
  );
}

/** The same for all elements below one that wait. */
export const bringAll = (root: ParentNode, atOnce?: boolean): Promise<unknown> =>
  Promise.all(
    [...root.querySelectorAll<HTMLElement>('[data-late]')].flatMap((place) =>
      // One file brings several.
      place.dataset.late ? bring(place, atOnce) : [],
    ),
  );

/** The place that an id names, unless it is one of the few rows that go when all of them come. */
export function lastingPlace(id: string): HTMLElement | null {
  const place = document.getElementById(id);
  return place?.closest('[data-late]') ? null : place;
}
