import { expect, it } from 'vitest';
import { stockTable } from '@site/src/data/stockMaps';
import { workedStockTables } from '@site/src/data/workedStockTables';

it.each(workedStockTables.tableNames)('%s is the stock table of LF9VEB', (name) => {
  expect(workedStockTables.calibrations).toEqual(['LF9VEB']);
  expect(workedStockTables.table(name, 'LF9VEB')).toEqual(stockTable(name, 'LF9VEB'));
});
