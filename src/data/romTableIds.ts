const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The second copy that the computer compares with the first stands in a category of this name. */
const integrity = ' (Data Integrity)';

/**
 * Gives each table the address of its row, in order: `table-load-scaling`. A data-integrity copy gets
 * the word behind its name, a further table of the same name its number.
 */
export function romTableIds(): (category: string, name: string) => string {
  const taken = new Map<string, number>();
  return (category, name) => {
    const id = `table-${slug(name)}${category.endsWith(integrity) ? '-data-integrity' : ''}`;
    const place = (taken.get(id) ?? 0) + 1;
    taken.set(id, place);
    return place === 1 ? id : `${id}-${place}`;
  };
}
