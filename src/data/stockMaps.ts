/**
 * Stock calibration maps of 90 factory images, read from `stock-maps.json`.
 *
 * Source: factory images whose checksum is the one RomDrop lists, decoded with RomDrop's
 * definitions. The file is never changed by hand. Code for the browser opens the file itself with
 * `openStockMaps`, when it is asked for.
 */
import { openStockMaps } from '@site/src/data/openStockMaps';
import file from '@site/src/data/stock-maps.json';
import type { StockCurve, StockMap, StockTable, StockValue } from '@site/src/data/stockTable';

const maps = openStockMaps(file);

/** The calibrations whose stock maps are known. */
export const stockCalibrations = maps.calibrations;

/** The exact names of all tables in the file. */
export const stockTableNames = maps.tableNames;

/**
 * Looks up one stock table of one calibration.
 *
 * The `kind` of the answer tells a map, a curve and a value apart, and says whether the table is
 * absent in this calibration or its values were left out of the file.
 *
 * @param tableName exact RomDrop name, such as `Load Scaling`
 * @param calibrationId such as `LF9VEB`
 * @throws Error for a table or calibration that the file does not know
 */
export const stockTable = (tableName: string, calibrationId: string): StockTable =>
  maps.table(tableName, calibrationId);

const unlike = (tableName: string, calibrationId: string, expected: string): Error =>
  new Error(`"${tableName}" of ${calibrationId} is not ${expected} with values.`);

/** As `stockTable`, for a table that must be a map with values. */
export const stockMap = (tableName: string, calibrationId: string): StockMap => {
  const table = stockTable(tableName, calibrationId);
  if (table.kind !== 'map') throw unlike(tableName, calibrationId, 'a map');
  return table;
};

/** As `stockTable`, for a table that must be a curve with values. */
export const stockCurve = (tableName: string, calibrationId: string): StockCurve => {
  const table = stockTable(tableName, calibrationId);
  if (table.kind !== 'curve') throw unlike(tableName, calibrationId, 'a curve');
  return table;
};

/** As `stockTable`, for a table that must be one number. */
export const stockValue = (tableName: string, calibrationId: string): StockValue => {
  const table = stockTable(tableName, calibrationId);
  if (table.kind !== 'value') throw unlike(tableName, calibrationId, 'a single value');
  return table;
};

/**
 * What the patch writes into a table that no factory image holds, the same in all 90.
 *
 * @throws Error for a table of which the file keeps no default
 */
export const patchedDefault = (tableName: string): readonly number[] => {
  const found = maps.file.not_in_stock.find(({ table }) => table === tableName)?.y_default;
  if (found) return found;
  throw new Error(`No patched default of "${tableName}" is known.`);
};
