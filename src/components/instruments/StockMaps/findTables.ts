import { UnusableInputError } from '@site/src/calculations/limits/UnusableInputError';
import { matchingTables } from '@site/src/calculations/stockMapView/matchingTables';
import type { StockLibrary } from '../StockLibrary/library';

/** A table to choose, and whether it has stock values. */
interface FoundTable {
  readonly name: string;
  readonly category: string;
  readonly stock: boolean;
}

/** The tables that fit what the reader looks for, those with stock values first; without a word these alone. */
export function foundTables(
  find: string,
  { maps, tablesWithoutStock }: StockLibrary,
): FoundTable[] {
  const stock = maps.file.tables.map(({ table, category }) => ({
    name: table,
    category,
    stock: true,
  }));
  if (find.trim() === '') return stock;
  const others = tablesWithoutStock.map((each) => ({ ...each, stock: false }));
  const found = matchingTables([...stock, ...others], find);
  return [...found.filter((each) => each.stock), ...found.filter((each) => !each.stock)];
}

/**
 * The chosen table, or the first that fits the words if the chosen one does not.
 *
 * @throws UnusableInputError if none fits
 */
export function chosenTable(table: string, find: string, library: StockLibrary): string {
  const found = foundTables(find, library);
  const [first] = found;
  if (find.trim() === '' && library.tablesWithoutStock.some(({ name }) => name === table))
    return table;
  if (!first)
    throw new UnusableInputError(
      'No table has these words in its name or category. Write fewer, such as spark limit.',
    );
  if (found.some(({ name }) => name === table)) return table;
  if (find.trim() !== '') return first.name;
  throw new UnusableInputError(
    'No table has this name. Choose one from the list, or write a part of its name.',
  );
}
