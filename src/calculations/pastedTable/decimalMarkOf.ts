import type { DecimalMark } from '../text/writtenNumber';
import { PastedTableError, quoted } from './PastedTableError';
import type { SeparatedCells } from './separateCells';

const withComma = /^[-+\u2212]?\d*,\d+(?:e[+-]?\d+)?$/i;
const withPoint = /^[-+\u2212]?\d*\.\d+(?:e[+-]?\d+)?$/i;

/**
 * The decimal sign of a pasted table: a comma if any cell has one, for commas that separate cells
 * are gone by then.
 *
 * @throws PastedTableError naming the first cell that has the other sign
 */
export const decimalMarkOf = ({ rows }: SeparatedCells, tableName: string): DecimalMark => {
  const cells = rows.flatMap((row, r) =>
    row.map((text, c) => ({ text, row: r + 1, column: c + 1 })),
  );
  const comma = cells.find(({ text }) => withComma.test(text));
  const point = cells.find(({ text }) => withPoint.test(text));
  if (!comma) return '.';
  if (!point) return ',';
  const later = comma.row > point.row || comma.row === point.row ? comma : point;
  throw new PastedTableError(
    'two-decimal-marks',
    tableName,
    { row: later.row, column: later.column },
    `${quoted(comma.text)} has a decimal comma, ${quoted(point.text)} a decimal point. ` +
      'Use one of them throughout.',
  );
};
