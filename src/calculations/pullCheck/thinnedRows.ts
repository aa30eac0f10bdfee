import type { LogRow } from './logQuantity';

/** More than any logger writes in one pull; a plot shows no more. */
const mostRows = 1500;

/** Every second, third or later row of a pull that has too many for a plot; both ends stay. */
export const thinnedRows = (
  rows: readonly LogRow[],
  most: number = mostRows,
): readonly LogRow[] => {
  const step = Math.ceil(rows.length / most);
  return step <= 1 ? rows : rows.filter((_, i) => i % step === 0 || i === rows.length - 1);
};
