/**
 * What of the tables and drawings is not in the page from the beginning, and how it comes: an element
 * whose content waits in a file has its address in the attribute `data-late`.
 */

/** How each file ends. What ends otherwise is a part of it, or what a hotel's network says in its place. */
export const endOfFile = '<!--end-->';

/** Asked for and not yet there, by address. */
const coming: Partial<Record<string, Promise<void>>> = {};

let styles: Promise<void> | undefined;

/**
 * Lets the styles hold that only late parts use (see src/plugins/lateStyles); the dev server has no such
 * stylesheet. Words come without them rather than not at all; the next part asks for them again.
 */
const bringLateStyles = (): Promise<void> =>
  (styles ??= new Promise((done) => {
    const waiting = document.querySelector('link[data-late-styles]');
    if (!waiting) {
      done();
      return;
    }
    // One that has failed is asked for again only as another element.
    const link = waiting.cloneNode() as HTMLLinkElement;
    link.media = 'all';
    link.onload = () => {
      done();
    };
    link.onerror = () => {
      styles = undefined;
      done();
    };
    waiting.replaceWith(link);
  }));

/**
 * Fills all elements that wait for a file: each takes what the next element of the file holds.
 *
 * @param atOnce the page stands still until it is there: paper does not wait
 * @throws if it cannot be had whole
 */
const fill = (page: Document, late: string, atOnce?: boolean): Promise<void> =>
  new Promise((done, fail) => {
    // The only kind of request that can be made at once.
    const request = new XMLHttpRequest();
    request.onloadend = () => {
      const content = request.response as string;
      if (request.status === 200 && content.endsWith(endOfFile)) {
        const file = document.createElement('div');
        file.innerHTML = content;
        page.querySelectorAll<HTMLElement>(`[data-late="${late}"]`).forEach((each, index) => {
          delete each.dataset.late;
          each.replaceChildren(...(file.children[index]?.childNodes ?? []));
          const figure = each.closest('figure');
          // What is said of it is so no more.
          if (!figure?.querySelector('[data-late]:not(details:not([open]) *)'))
            figure?.querySelector('.island-failed')?.remove();
        });
        done();
      } else fail(new Error(late));
    };
    request.open('GET', late, !atOnce);
    request.send();
  });

/**
 * Brings what the build has laid into a file (see src/plugins/lateRows and lateFigures), for all elements
 * that wait for it.
 *
 * @param atOnce the page stands still until it is there: paper does not wait, and has the styles anyway
 * @throws if it cannot be had whole; what stands in its place stays, and a later try may succeed
 */
export function bring(place: HTMLElement, atOnce?: boolean): Promise<void> {
  const { late } = place.dataset as { late: string };
  const page = place.ownerDocument;
  if (atOnce) return fill(page, late, atOnce);
  return (coming[late] ??= bringLateStyles()
    .then(() => fill(page, late))
    .finally(() => {
      coming[late] = undefined;
    }));
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

/** Whether the row or entry of an id may be among those that wait: their ids begin alike, and a few are there. */
export const mayHold = (region: Element, id: string): boolean =>
  region.querySelector(`:is(tr,li,dt)[id^="${CSS.escape(id.split('-', 1)[0] ?? '')}-"]`) !== null;
