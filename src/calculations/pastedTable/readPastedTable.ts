import { writtenNumber } from '../text/writtenNumber';
import { axesAround } from './axesAround';
import { decimalMarkOf } from './decimalMarkOf';
import { PastedTableError, quoted } from './PastedTableError';
import { separateCells, type Separator } from './separateCells';
import type { TableShape } from './whichAxes';

/** A table as it was pasted: what it says, in the order in which it says it. */
export interface PastedTable {
  readonly columnAxis: readonly number[] | undefined;
  readonly rowAxis: readonly number[] | undefined;
  /** Null for an empty cell. All rows are equally long. */
  readonly cells: readonly (readonly (number | null)[])[];
}

/** What log viewers write into a cell without rows. */
const emptyCell = /^(?:|[-\u2013\u2014]|nan|null)$/i;

const inWords: Readonly<Record<Separator, string>> = {
  tab: 'tabs',
  semicolon: 'semicolons',
  comma: 'commas',
  space: 'blanks',
};

/**
 * Reads a table from pasted text, with or without axes.
 *
 * @param tableName in the reader's words, for messages: `the trim histogram`
 * @param shape rows and columns that are expected; decides in doubt what is an axis
 * @throws PastedTableError naming the row and the column of the pasted text
 */
export const readPastedTable = (
  text: string,
  tableName: string,
  shape?: TableShape,
): PastedTable => {
  const separated = separateCells(text, tableName);
  const decimalMark = decimalMarkOf(separated, tableName);
  const { columnAxis, rowAxis, body, width } = axesAround(separated.rows, shape, decimalMark);

  const numberAt = (cell: string, row: number, column: number): number => {
    const value = writtenNumber(cell, decimalMark);
    if (value !== undefined) return value;
    const explanation =
      cell === '' ? 'an axis needs a number here.' : `${quoted(cell)} is no number.`;
    throw new PastedTableError('not-a-number', tableName, { row, column }, explanation);
  };

  const cells = body.map(({ texts, row, firstColumn }) => {
    const short = texts.length < width && separated.separator === 'space';
    if (short || texts.length > width) {
      const counted = `it has ${texts.length} cells, the others ${width}. The text was cut at ${inWords[separated.separator]}.`;
      throw new PastedTableError('uneven-rows', tableName, { row }, counted);
    }
    return Array.from({ length: width }, (_, c) => {
      const cell = texts[c] ?? '';
      return emptyCell.test(cell) ? null : numberAt(cell, row, firstColumn + c);
    });
  });
  if (cells.length === 0 || width === 0) {
    throw new PastedTableError('empty', tableName, {}, 'there are axes, but no cells.');
  }
  return {
    columnAxis: columnAxis?.map(({ text: cell, at }) => numberAt(cell, 1, at)),
    rowAxis: rowAxis?.map(({ text: cell, at }) => numberAt(cell, at, 1)),
    cells,
  };
};
