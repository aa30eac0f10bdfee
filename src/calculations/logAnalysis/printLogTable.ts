import { printTable } from '../pastedTable/printTable';
import type { DecimalMark } from '../text/writtenNumber';
import type { TrimCell, TrimTable } from './LogAnalysis';

/** The forms in which a table leaves the page. */
export type CopyForm = 'cells' | 'row' | 'column' | 'factors' | 'csv';

/** A factor of EcuFlash's "multiply by". */
const factorOf = ({ oldValue, newValue }: TrimCell): number =>
  Number((newValue / oldValue).toFixed(4));

/** The new cells as EcuFlash takes them: tabs between cells, one engine speed per line, no axes. */
const printNewCells = ({ cells }: TrimTable, mark: DecimalMark = '.'): string =>
  printTable({ cells: cells.map((line) => line.map(({ newValue }) => newValue)) }, mark);

/** One line of the new table. */
const printNewRow = ({ cells }: TrimTable, row: number, mark: DecimalMark = '.'): string =>
  printTable({ cells: [(cells[row] ?? []).map(({ newValue }) => newValue)] }, mark);

/** One column of the new table, one cell per line. */
const printNewColumn = ({ cells }: TrimTable, column: number, mark: DecimalMark = '.'): string =>
  printTable({ cells: cells.map((line) => [line[column]?.newValue ?? null]) }, mark);

/** What to multiply each cell by, 1 where it stays; laid out as the cells. */
const printFactors = ({ cells }: TrimTable, mark: DecimalMark = '.'): string =>
  printTable({ cells: cells.map((line) => line.map(factorOf)) }, mark);

/** The new table with its axes, for a spreadsheet: commas between, a decimal point. */
const printNewTableCsv = ({ loads, rpms, cells }: TrimTable): string =>
  [
    ['rpm \\ load', ...loads].join(),
    ...cells.map((line, row) => [rpms[row], ...line.map(({ newValue }) => newValue)].join()),
    '',
  ].join('\r\n');

/** A table in one of its forms. @param place row of `row`, column of `column` */
export const printLogTable = (
  table: TrimTable,
  form: CopyForm,
  { place = 0, mark = '.' }: { place?: number; mark?: DecimalMark } = {},
): string => {
  switch (form) {
    case 'cells':
      return printNewCells(table, mark);
    case 'row':
      return printNewRow(table, place, mark);
    case 'column':
      return printNewColumn(table, place, mark);
    case 'factors':
      return printFactors(table, mark);
    case 'csv':
      return printNewTableCsv(table);
  }
};
