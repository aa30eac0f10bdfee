/**
 * The last heading that has passed under the top edge: the place where the reader is.
 *
 * @param count of the headings
 * @param topOf the distance of a heading from the top of the window, by its place in reading order, in CSS
 *   pixels
 * @param edge the height below which a heading counts as passed, in CSS pixels
 * @returns index of the heading, or -1 above the first
 */
export function currentHeading(
  count: number,
  topOf: (index: number) => number,
  edge: number,
): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (topOf(middle) <= edge) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
