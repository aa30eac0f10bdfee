import { printTable } from '../pastedTable/printTable';
import type { DecimalMark } from '../text/writtenNumber';
import type { StockMapView } from './stockMapView';

/**
 * Prints a stock table as text for EcuFlash: cells alone, tabs between columns, a line for each row.
 *
 * Every number carries the digits of the file, not the few that EcuFlash shows.
 *
 * @param withAxes adds the breakpoints, as for a spreadsheet
 */
export const printStockMap = (
  { columns, rows, cells }: StockMapView,
  { withAxes = false, mark = '.' }: { withAxes?: boolean; mark?: DecimalMark } = {},
): string => {
  const values = cells.map((row) => row.map(({ value }) => value));
  const axes = { columnAxis: columns?.breakpoints, rowAxis: rows?.breakpoints };
  return printTable(withAxes ? { ...axes, cells: values } : { cells: values }, mark);
};
