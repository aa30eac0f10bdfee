import type { Pull } from './findPulls';

/** Rows that may travel from the worker to the page without the page noticing. */
const mostRows = 30_000;

/**
 * The first pulls of a log that together hold no more rows than a page takes at once; at least one.
 *
 * @param most rows, margins aside
 */
export const shownPulls = (pulls: readonly Pull[], most: number = mostRows): readonly Pull[] => {
  let rows = 0;
  return pulls.filter((pull, i) => {
    rows += pull.rows.length;
    return i === 0 || rows <= most;
  });
};
