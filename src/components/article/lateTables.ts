/**
 * What of the tables and drawings is not in the page from the beginning, and how it comes: an element
 * whose content waits in a file has its address in the attribute `data-late`.
 */

/** Asked for and not yet there, by address. */
const coming = new Map<string, Promise<void>>();

/** Fills the elements of a document that wait for a file: each takes what the next element of it holds. */
function fill(root: ParentNode, late: string, file: string): void {
  const box = document.createElement('div');
  box.innerHTML = file;
  root.querySelectorAll<HTMLElement>(`[data-late="${late}"]`).forEach((place, index) => {
    delete place.dataset.late;
    place.replaceChildren(...(box.children[index]?.childNodes ?? []));
  });
}

/**
 * Brings what the build has laid into a file (see src/plugins/lateRows and lateFigures), for all elements
 * that wait for it.
 *
 * @param atOnce the page stands still until it is there: paper does not wait
 * @throws if it cannot be had; a later try may succeed
 */
export function bring(place: HTMLElement, atOnce?: boolean): Promise<void> {
  const { late } = place.dataset as { late: string };
  const asked = atOnce ? undefined : coming.get(late);
  if (asked) return asked;
  const arrival = new Promise<void>((done, fail) => {
    // The only kind of request that can be made at once.
    const request = new XMLHttpRequest();
    request.onloadend = () => {
      coming.delete(late);
      if (request.status !== 200) fail(new Error(late));
      else fill(place.getRootNode() as Document, late, request.response as string);
      done();
    };
    request.open('GET', late, !atOnce);
    request.send();
  });
  coming.set(late, arrival);
  return arrival;
}

/** The same for all elements below one that wait. */
export const bringAll = (root: ParentNode, atOnce?: boolean): Promise<unknown> =>
  Promise.all(
    [...root.querySelectorAll<HTMLElement>('[data-late]')].flatMap((place) =>
      // One file brings several.
      place.dataset.late ? bring(place, atOnce) : [],
    ),
  );
