/**
 * Every table of RomDrop's definitions, by category, and the calibrations that have it.
 *
 * Names, axes and order are those of the definition of LF9VEB, revision 21053000; the 26 tables that
 * only other calibrations have stand at the end of their category. Units are inferred: the
 * definitions hold none. No addresses, no user levels, no descriptions.
 */
import { checkedAtBuild } from './checkedAtBuild';
import type { RomTable, RomTableAxis, RomTableCategory } from './romTable';
import { romTableIds } from './romTableIds';
import type { FileRomTable, RomTablesFile } from './romTablesFile';
import file from './rom-tables.json';

export type * from './romTable';

const held = <T>(list: readonly T[], place: number, what: string): T => {
  const found = list[place];
  if (found === undefined) throw new Error(`rom-tables.json: no ${what} at place ${place}`);
  return found;
};

function categoriesOf(data: RomTablesFile): readonly RomTableCategory[] {
  const lists = data.present.map((ids) => ids.split(' '));
  const axes = data.axes.map(([quantity, unit, points, from, to]): RomTableAxis => {
    return { quantity, unit, points, from, to };
  });
  const nextId = romTableIds();
  const tableOf = (category: string, each: FileRomTable): RomTable => ({
    id: nextId(category, each.name),
    name: each.name,
    category,
    axes: each.absent ? null : (each.axes ?? []).map((place) => held(axes, place, 'axis')),
    unit: each.unit ?? null,
    presentOn: each.on === undefined ? null : held(lists, each.on, 'list of calibrations'),
    note: each.note ?? null,
  });
  return data.categories.map(({ category, tables }) => ({
    category,
    tables: tables.map((each) => tableOf(category, each)),
  }));
}

/** The categories in the order of the definition, each with its tables in order. */
export const romTableCategories = categoriesOf(checkedAtBuild<RomTablesFile>(file));

/** All tables: 511 of LF9VEB and 26 that only others have. */
export const romTables = romTableCategories.flatMap(({ tables }) => tables);

/** A name as people write it: runs of spaces count as one. */
const written = (name: string): string => name.trim().replace(/\s+/g, ' ');

const byName = new Map<string, readonly RomTable[]>();
for (const table of romTables) {
  const name = written(table.name);
  byName.set(name, [...(byName.get(name) ?? []), table]);
}

/** The tables of this exact name: none, one, or several that share it. */
export const romTablesNamed = (name: string): readonly RomTable[] =>
  byName.get(written(name)) ?? [];

const categoryNames = new Set(romTableCategories.map(({ category }) => category));

export const isRomTableCategory = (name: string): boolean => categoryNames.has(written(name));
