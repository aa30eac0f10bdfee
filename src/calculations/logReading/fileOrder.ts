const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * The order in which files of a card were written: by the numbers in their names, for the unit knows no date.
 *
 * @returns places of the names
 */
export const fileOrder = (names: readonly string[]): readonly number[] =>
  names
    .map((_, place) => place)
    .sort((a, b) => collator.compare(names[a] ?? '', names[b] ?? '') || a - b);
