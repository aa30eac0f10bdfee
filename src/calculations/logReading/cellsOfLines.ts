import { parse } from 'papaparse';

/** What stands between two cells. */
export type Separator = ',' | ';' | '\t';

/**
 * The cells of whole lines, quotation marks respected.
 *
 * @param text lines with `\n` between them
 */
export const cellsOfLines = (text: string, separator: Separator): string[][] =>
  parse<string[]>(text, { delimiter: separator, newline: '\n' }).data;
