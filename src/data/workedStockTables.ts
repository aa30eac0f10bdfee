/**
 * The tables that the instruments show before `stock-maps.json` is asked for: two of LF9VEB, word for
 * word as they stand there.
 */
import { openStockMaps } from '@site/src/data/openStockMaps';
import file from '@site/src/data/worked-stock-tables.json';

/** Holds the tables of the worked cases alone, for LF9VEB alone. */
export const workedStockTables = openStockMaps(file);
