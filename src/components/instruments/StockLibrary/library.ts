/**
 * The stock maps and the names that belong to them: the heavy part, loaded by itself when an
 * instrument asks for it (see stockLibraryOnDemand).
 */
import { calibrations } from '@site/src/data/calibrations';
import { openStockMaps } from '@site/src/data/openStockMaps';
import { romTables } from '@site/src/data/romTables';
import file from '@site/src/data/stock-maps.json';

const maps = openStockMaps(file);
const stockNames = new Set(maps.tableNames);

export const stockLibrary = {
  maps,
  calibrations,
  /** Tables of RomDrop's definitions that have no stock values here, each name once. */
  tablesWithoutStock: [
    ...new Map(
      romTables
        .filter(({ name }) => !stockNames.has(name))
        .map(({ name, category }) => [name, { name, category }] as const),
    ).values(),
  ],
};

export type StockLibrary = typeof stockLibrary;
