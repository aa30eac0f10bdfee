import stockMaps from '@site/src/data/stock-maps.json';
import type { FileTable, FileVariant, StockMapsFile } from '@site/src/data/stockMapsFile';

const file: StockMapsFile = stockMaps;
const tables = new Map(file.tables.map((table) => [table.table, table]));

/** The calibrations whose stock maps are known. */
export const stockCalibrations: readonly string[] = file.order;

/** The exact names of all tables in the file. */
export const stockTableNames: readonly string[] = [...tables.keys()];

/** @throws Error for a name that the file does not know */
export const findTable = (name: string): FileTable => {
  const table = tables.get(name);
  if (table) return table;
  throw new Error(`No stock table is called "${name}". Names must match letter by letter.`);
};

/**
 * The variant of a table that a calibration holds; undefined if it has no such table.
 *
 * @throws Error for a calibration that the file does not know
 */
export const findVariant = (table: FileTable, calibrationId: string): FileVariant | undefined => {
  const place = file.order.indexOf(calibrationId);
  if (place < 0) throw new Error(`No stock maps are known for calibration "${calibrationId}".`);
  const letter = table.map?.[place] ?? 'A';
  if (letter === '.') return undefined;
  if (!table.variants) return { ...table, id: letter };
  const variant = table.variants.find(({ id }) => id === letter);
  if (!variant) throw new Error(`"${table.table}" has no variant ${letter}.`);
  return variant;
};

/**
 * What the patch writes into a table that no factory image holds, the same in all 90.
 *
 * @throws Error for a table of which the file keeps no default
 */
export const patchedDefault = (tableName: string): readonly number[] => {
  const found = file.not_in_stock.find(({ table }) => table === tableName)?.y_default;
  if (found) return found;
  throw new Error(`No patched default of "${tableName}" is known.`);
};
