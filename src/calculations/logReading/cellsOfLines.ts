import { parse } from 'papaparse';

/** What stands between two cells. */
export type Separator = ',' | ';' | '\t';

const parsed = (text: string, separator: Separator): string[][] =>
  parse<string[]>(text, { delimiter: separator, newline: '\n' }).data;

/**
 * The cells of whole lines, quotation marks respected.
 *
 * No row of a log goes on over the end of its line: a quotation mark that is never closed takes the cells of
 * its own line only. Lines without one need no parser, which takes several times as long.
 *
 * @param text lines with `\n` between them
 */
export const cellsOfLines = (text: string, separator: Separator): string[][] => {
  if (text === '') return [];
  if (!text.includes('"')) return text.split('\n').map((line) => line.split(separator));
  const rows = parsed(text, separator);
  const runsOn = rows.some((cells) => cells.some((cell) => cell.includes('\n')));
  if (!runsOn) return rows;
  return text.split('\n').map((line) => parsed(line, separator)[0] ?? ['']);
};
