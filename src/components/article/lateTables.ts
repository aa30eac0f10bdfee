/** What of the tables is not in the page from the beginning, and how it comes. */

/**
 * Brings the rows of a look-up table that the build has laid into a file (see src/plugins/lateRows).
 *
 * @param atOnce the page stands still until they are there: paper does not wait
 * @throws if they cannot be had; a later try may succeed
 */
export const bringRows = (region: HTMLElement, atOnce?: boolean): Promise<void> =>
  new Promise((done, fail) => {
    const { late } = region.dataset as { late: string };
    // The only kind of request that can be made at once.
    const request = new XMLHttpRequest();
    request.onloadend = () => {
      if (request.status !== 200) fail(new Error(late));
      else if (region.dataset.late) {
        delete region.dataset.late;
        region.innerHTML = request.response as string;
      }
      done();
    };
    request.open('GET', late, !atOnce);
    request.send();
  });

/** The same for all tables below an element. */
export const bringAllRows = (root: ParentNode, atOnce?: boolean): Promise<unknown> =>
  Promise.all(
    Array.from(root.querySelectorAll<HTMLElement>('[data-late]'), (region) =>
      bringRows(region, atOnce),
    ),
  );

/**
 * Puts back the tables that wait as text in the folds of figures below an element: what stands in a
 * `noscript` is text where scripts run (see src/plugins/foldedTables), but elements in an article that
 * was parsed apart, as on the way from the not-found page.
 */
export function putBackTables(root: ParentNode): void {
  for (const waiting of root.querySelectorAll('details noscript'))
    waiting.outerHTML = waiting.innerHTML;
}
