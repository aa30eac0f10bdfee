/** Said by the document when rows of a look-up table have come into the page. */
export const rowsHaveCome = 'rows';

/**
 * Brings the rows of a look-up table that the build has laid into a file (see src/plugins/lateRows).
 * Once they are there it does nothing.
 *
 * @param atOnce the page stands still until they are there: paper does not wait
 * @throws if they cannot be had; a later try may succeed
 */
export const bringRows = (region: HTMLElement, atOnce = false): Promise<void> =>
  new Promise((done, fail) => {
    const { rows } = region.dataset;
    if (!rows) return done();
    // The only kind of request that can be made at once.
    const request = new XMLHttpRequest();
    request.onload = () => {
      if (request.status !== 200) return fail(new Error(`${request.status} for ${rows}`));
      if (region.dataset.rows) {
        delete region.dataset.rows;
        region.innerHTML = request.response as string;
        document.dispatchEvent(new Event(rowsHaveCome));
      }
      return done();
    };
    request.onerror = fail;
    request.open('GET', rows, !atOnce);
    request.send();
  });

/** The same for all tables below an element. */
export const bringAllRows = (root: ParentNode, atOnce = false): Promise<unknown> =>
  Promise.all(
    Array.from(root.querySelectorAll<HTMLElement>('[data-rows]'), (region) =>
      bringRows(region, atOnce),
    ),
  );
