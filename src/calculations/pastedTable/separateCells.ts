import { PastedTableError } from './PastedTableError';

/** More than any table of the engine computer prints to. */
const mostCharacters = 100_000;
const mostRows = 100;
const mostColumns = 100;

export type Separator = 'tab' | 'semicolon' | 'comma' | 'space';

const split: Readonly<Record<Separator, RegExp>> = {
  tab: /\t/,
  semicolon: /;/,
  comma: /,/,
  space: / +/,
};

/** Digits, a gap, digits: a table set in columns, whose commas can only be decimal ones. */
const gapBetweenNumbers = /[\d.] +[-+\u2212.\d]/;

const separatorOf = (text: string): Separator => {
  if (text.includes('\t')) return 'tab';
  if (text.includes(';')) return 'semicolon';
  if (gapBetweenNumbers.test(text) || !text.includes(',')) return 'space';
  return 'comma';
};

/** Words and nothing beside them, where a row of a table has numbers. */
const isTitle = (row: readonly string[] = []): boolean => {
  const [first, ...others] = row.filter((cell) => cell !== '');
  return first !== undefined && others.length === 0 && /^\p{L}[\p{L} +,()%]{3,}$/u.test(first);
};

export interface SeparatedCells {
  /** One list of texts for each line. */
  readonly rows: readonly (readonly string[])[];
  readonly separator: Separator;
}

/**
 * Cuts a pasted table into lines and cells: at tabs, else semicolons, else gaps, else commas.
 *
 * Empty lines at both ends fall away, and so does a first line such as `[Table3D]`, which other
 * editors write.
 *
 * @throws PastedTableError for nothing, or for more than a table can be
 */
export const separateCells = (text: string, tableName: string): SeparatedCells => {
  const refuse = (explanation: string) =>
    new PastedTableError('too-large', tableName, {}, explanation);
  if (text.length > mostCharacters) {
    throw refuse('this is more text than a table holds. Paste the table alone.');
  }
  const separator = separatorOf(text);
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const blank = (line: string | undefined) => line !== undefined && /^(?: *|\[.*\]\s*)$/.test(line);
  while (blank(lines[0])) lines.shift();
  while (blank(lines.at(-1))) lines.pop();
  if (lines.length === 0) {
    throw new PastedTableError('empty', tableName, {}, 'nothing is pasted yet.');
  }
  if (lines.length > mostRows) throw refuse(`a table has at most ${mostRows} rows.`);
  const trimmed = separator === 'space' ? lines.map((line) => line.trim()) : lines;
  const rows = trimmed.map((line) => line.split(split[separator]).map((cell) => cell.trim()));
  if (rows.length > 1 && (isTitle(rows[0]) || isTitle(rows.at(-1)))) {
    throw new PastedTableError(
      'not-a-number',
      tableName,
      { row: isTitle(rows[0]) ? 1 : rows.length },
      'this line is a title, no cells. Delete it, and paste axes and cells alone.',
    );
  }
  if (rows.some((row) => row.length > mostColumns)) {
    throw refuse(`a table has at most ${mostColumns} columns.`);
  }
  return { rows, separator };
};
