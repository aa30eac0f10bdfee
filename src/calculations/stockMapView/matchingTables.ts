/** A table that may be looked for. */
export interface NamedTable {
  readonly name: string;
  readonly category: string;
}

/** A name as people write it: runs of spaces count as one, capitals do not count. */
const written = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');

/** How well a name fits: it begins with the words, has them together, has them all, or its category has. */
const distance = (name: string, wanted: string, words: readonly string[]): number => {
  if (name.startsWith(wanted)) return 0;
  if (name.includes(wanted)) return 1;
  return words.every((word) => name.includes(word)) ? 2 : 3;
};

/**
 * The tables whose name or category holds every word, those whose name fits best first; one of exactly
 * this name comes alone.
 */
export const matchingTables = <T extends NamedTable>(
  tables: readonly T[],
  text: string,
): readonly T[] => {
  const wanted = written(text).trim();
  const exact = tables.filter(({ name }) => written(name) === wanted);
  if (exact.length > 0) return exact;
  const words = wanted.split(' ');
  const distanceOf = ({ name }: T): number => distance(written(name), wanted, words);
  return tables
    .filter(({ name, category }) => {
      const all = written(`${category} ${name}`);
      return words.every((word) => all.includes(word));
    })
    .toSorted((a, b) => distanceOf(a) - distanceOf(b));
};
