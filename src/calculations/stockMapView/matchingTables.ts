/** A table that may be looked for. */
export interface NamedTable {
  readonly name: string;
  readonly category: string;
}

/** A name as people write it: runs of spaces count as one, capitals do not count. */
const written = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');

/** The tables whose name or category holds every word; one of exactly this name comes alone. */
export const matchingTables = <T extends NamedTable>(
  tables: readonly T[],
  text: string,
): readonly T[] => {
  const wanted = written(text).trim();
  const exact = tables.filter(({ name }) => written(name) === wanted);
  if (exact.length > 0) return exact;
  const words = wanted.split(' ');
  return tables.filter(({ name, category }) => {
    const all = written(`${category} ${name}`);
    return words.every((word) => all.includes(word));
  });
};
