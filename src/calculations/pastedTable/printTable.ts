import type { DecimalMark } from '../text/writtenNumber';

/** What can be printed: cells, with the axes that are wanted around them. */
export interface PrintableTable {
  readonly columnAxis?: readonly number[] | undefined;
  readonly rowAxis?: readonly number[] | undefined;
  /** Null for a cell that stays empty. */
  readonly cells: readonly (readonly (number | null)[])[];
}

/**
 * Prints a table as text: tabs between cells, a line feed between rows, no line feed at the end.
 *
 * Every number gets the fewest digits that read back as the same number. This is the form that
 * spreadsheets exchange; EcuFlash's own is not documented, but it copies to and from them.
 *
 * @param mark the decimal sign that the reader's Windows uses
 */
export const printTable = (
  { columnAxis, rowAxis, cells }: PrintableTable,
  mark: DecimalMark = '.',
): string => {
  const printed = (value: number | null | undefined): string =>
    value === null || value === undefined || !Number.isFinite(value)
      ? ''
      : String(value).replace('.', mark);
  const line = (values: readonly (number | null)[], head: number | undefined): string =>
    [...(rowAxis ? [printed(head)] : []), ...values.map(printed)].join('\t');
  const lines = cells.map((row, r) => line(row, rowAxis?.[r]));
  return (columnAxis ? [line(columnAxis, undefined), ...lines] : lines).join('\n');
};
