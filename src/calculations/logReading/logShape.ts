import { cellsOfLines, type Separator } from './cellsOfLines';
import { cellReader, unreadable } from './logCell';
import { LogRefusal } from './LogRefusal';
import { refusedText } from './refusedText';

/** How the text of a log is laid out, seen from its first lines. */
export interface LogShape {
  readonly separator: Separator;
  readonly isDecimalComma: boolean;
  /** Place of the header among the lines, from 0. */
  readonly headerLine: number;
  readonly header: readonly string[];
  /** The row of units; empty if there is none. */
  readonly units: readonly string[];
  /** Place of the first line below header and units. */
  readonly dataLine: number;
}

/** Lines before the header that other programs write, and enough rows to see their width. */
export const linesThatTell = 720;

const mostLinesBefore = 500;
const linesLookedAt = 200;

const separators = ['\t', ';', ','] as const;

const decimalComma = /^[+-]?\d*,\d+$/;
const thousands = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+$/;
const clock = /^[\dT :./-]*\d:\d\d(?:[.,]\d+)?(?: ?[AP]M)?$/i;

const longestNumber = 60;

const readsNumber = cellReader(true);
const isNumber = (cell: string): boolean => {
  if (cell.length > longestNumber) return false;
  const text = cell.trim();
  if (text === '' || text === '-') return false;
  const isParted = text.includes(',') && text.includes('.');
  const value = readsNumber(isParted ? text.replaceAll(',', '') : text);
  return (value !== unreadable && !Number.isNaN(value)) || clock.test(text);
};

/** What is longer is no name, and would take long to look through. */
const shortName = (cell: string): string => cell.trim().slice(0, 200);

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Without the empty cells that a separator at the end of a line makes. */
const widthOf = (cells: readonly string[]): number =>
  cells.findLastIndex((cell) => cell.trim() !== '') + 1;

/** Share of the cells with something in them that are numbers. */
const numberShare = (cells: readonly string[]): number => {
  let [filled, numbers] = [0, 0];
  for (const cell of cells) {
    if (cell.trim() === '') continue;
    filled += 1;
    if (isNumber(cell)) numbers += 1;
  }
  return filled === 0 ? 0 : numbers / filled;
};

const commonest = (widths: readonly number[]): { width: number; share: number } => {
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [width = 0, count = 0] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  return { width, share: widths.length > 0 ? count / widths.length : 0 };
};

/** The width that most rows of numbers have, as written: the last cells of a row can be missing. */
const dataWidth = (lines: readonly (readonly string[])[]): number =>
  commonest(lines.filter((cells) => numberShare(cells) > 0.5).map((cells) => cells.length)).width;

const separatorOf = (lines: string): { separator: Separator; rows: string[][] } => {
  const tried = separators.map((separator) => {
    const rows = cellsOfLines(lines, separator);
    const looked = rows.filter((cells) => !isBlank(cells)).slice(-linesLookedAt);
    const ofNumbers = looked.filter((cells) => cells.length > 1 && numberShare(cells) > 0.5);
    const { width, share } = commonest(ofNumbers.map((cells) => cells.length));
    const score = width < 2 ? 0 : share * ofNumbers.length;
    return { separator, rows, score, width };
  });
  tried.sort((a, b) => b.score - a.score || b.width - a.width);
  const [best] = tried;
  if (!best || best.score === 0) {
    // No row of numbers: an empty log has a header all the same.
    tried.sort((a, b) => (b.rows[0]?.length ?? 0) - (a.rows[0]?.length ?? 0));
  }
  const { separator = ',', rows = [] } = tried[0] ?? {};
  return { separator, rows };
};

const isHeader = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length >= 2 && numberShare(cells) < 0.4;
};

/** A list of values, as some apps export it: time, what it is, its value, its unit. */
const isOneValueALine = (header: readonly string[]): boolean => {
  const names = header.map((cell) => cell.trim().toLowerCase());
  return (
    names.includes('value') &&
    names.length <= 6 &&
    names.some((name) => /^(?:pid|name|sensor|parameter)$/.test(name))
  );
};

/** @param width of the rows; 0 if there is none, as in a log that was never filled */
const fits = (cells: readonly string[], width: number): boolean =>
  width === 0 ? cells.length >= 3 : cells.length === width || widthOf(cells) === width;

/** The rows may have a separator too many at their end. */
const nearlyFits = (cells: readonly string[], width: number): boolean => cells.length === width - 1;

/**
 * Sees from the first lines what parts the cells, what marks the decimals, and where the header stands.
 *
 * @param lines with `\n` between them
 * @throws LogRefusal for what is no log
 */
export const logShape = (lines: string): LogShape => {
  if (lines.trim() === '')
    throw new LogRefusal('The file is empty: the unit opened it, and wrote no row. Leave it out.');
  const refusal = refusedText(lines);
  if (refusal !== '') throw new LogRefusal(refusal);
  const { separator, rows } = separatorOf(lines);
  const width = dataWidth(rows);
  const first = rows.slice(0, mostLinesBefore + 1);
  const exact = first.findIndex((cells) => isHeader(cells) && fits(cells, width));
  const headerLine =
    exact >= 0 ? exact : first.findIndex((cells) => isHeader(cells) && nearlyFits(cells, width));
  const header = rows[headerLine];
  if (!header) throw new LogRefusal(whyNoHeader(rows, width, separator));
  if (isOneValueALine(header))
    throw new LogRefusal(
      'Each line of this file holds one value of one sensor. Export the log as a table, with a column for each sensor and a row for each time.',
    );
  const next = rows[headerLine + 1] ?? [];
  const hasUnits = !isBlank(next) && !next.some(isNumber);
  const withComma = rows
    .slice(headerLine + 1)
    .flatMap((cells) => cells.filter((cell) => cell.includes(',')))
    .filter((cell) => decimalComma.test(cell.trim()));
  const isDecimalComma =
    separator === ','
      ? withComma.some((cell) => !thousands.test(cell.trim()))
      : withComma.length > 0;
  return {
    separator,
    isDecimalComma,
    headerLine,
    header: header.map(shortName),
    units: hasUnits ? next.map(shortName) : [],
    dataLine: headerLine + (hasUnits ? 2 : 1),
  };
};

const whyNoHeader = (
  rows: readonly (readonly string[])[],
  width: number,
  separator: Separator,
): string => {
  const named = rows.find((cells) => isHeader(cells) && cells.length >= 3);
  if (named && separator === ',' && width > named.length * 1.3)
    return 'Commas part the columns and mark the decimals. Save the log with semicolons or tabs between the columns.';
  const filled = rows.filter((cells) => !isBlank(cells));
  const isTable =
    !named &&
    width >= 3 &&
    filled.length <= 64 &&
    filled.every((cells) => cells.every((cell) => cell.trim() === '' || isNumber(cell)));
  if (isTable)
    return 'This looks like a table of a map, not like a log: numbers without column names. Paste it where the table is asked for, and open the CSV of the log here.';
  return 'No line names the columns. A log begins with a line such as sample,time,RPM,LOAD. Open the CSV as the logger wrote it.';
};
