import { loggingFileLine } from '../logReading/loggingFileLine';
import { writtenNumber } from '../text/writtenNumber';
import { LogError } from './LogError';

/** What stands between two cells of a log. */
export type Delimiter = ',' | ';' | '\t';

/** Lines before the header that other programs write. */
const mostLinesBefore = 50;

const delimiters = ['\t', ';', ','] as const;

/** Parts a line into cells, without blanks and quotation marks around them. */
export const cellsOf = (line: string, delimiter: Delimiter): string[] =>
  line.split(delimiter).map((cell) => {
    const text = cell.trim();
    return text.length > 1 && text.startsWith('"') && text.endsWith('"')
      ? text.slice(1, -1).trim()
      : text;
  });

/** Reads a cell; a comma marks the decimals wherever it does not part the cells. */
export const numberIn = (cell: string, delimiter: Delimiter): number | undefined =>
  delimiter !== ',' && cell.includes(',') ? writtenNumber(cell, ',') : writtenNumber(cell);

/** A time of day, `21:41:28.123` or `0:05.4`, alone or behind a date. */
const clockText = /(?:^|[ T])(?:(\d{1,2}):)?(\d{1,2}):(\d{2}(?:[.,]\d{1,6})?)$/;

/** Seconds since midnight of a time of day, else the number that a cell holds. */
export const timeIn = (cell: string, delimiter: Delimiter): number | undefined => {
  const [, hours = '0', minutes = '', seconds = ''] = clockText.exec(cell.slice(0, 40)) ?? [];
  if (minutes === '') return numberIn(cell, delimiter);
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'));
};

export interface LogHeader {
  readonly delimiter: Delimiter;
  readonly names: readonly string[];
}

const isNumber = (cell: string): boolean =>
  writtenNumber(cell) !== undefined || writtenNumber(cell, ',') !== undefined;

/** A header if the line has at least three words and no number. */
const headerIn = (line: string): LogHeader | undefined => {
  const counts = delimiters.map((delimiter) => cellsOf(line, delimiter).length);
  const delimiter = delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
  const names = cellsOf(line, delimiter);
  while (names.at(-1) === '') names.pop();
  const filled = names.filter((name) => name !== '');
  return filled.length >= 3 && !filled.some(isNumber) ? { delimiter, names } : undefined;
};

/** What is wrong with a text in which nothing names the columns. */
export const noHeader = (): LogError =>
  new LogError(
    'no-header',
    'No line names the columns. A log begins with at least three names, such as sample,time,RPM,APP.',
  );

/** Looks for the header line by line. @returns undefined until it is found */
export const headerFinder = (): ((line: string) => LogHeader | undefined) => {
  let seen = 0;
  return (line) => {
    if (loggingFileLine.test(line))
      throw new LogError(
        'no-header',
        'This is a logging file such as logcfg.txt, not a log. Open the CSV that it made.',
      );
    const header = headerIn(line);
    if (header) return header;
    seen += 1;
    if (seen <= mostLinesBefore) return undefined;
    throw noHeader();
  };
};

/** A row below the header in which no filled cell is a number: the units. */
export const isUnitsRow = (cells: readonly string[]): boolean =>
  cells.some((cell) => cell !== '') && !cells.some(isNumber);
