/**
 * Puts items without a position on the right (R53). The theme's validation says left where the
 * specification says right, so the default has to be set before validation sees the item.
 */
export const placedRight = <Item extends object>(items: readonly Item[]): Item[] =>
  items.map((item) => ({ position: 'right', ...item }));
