import { decodeColumn, type DecodedColumn } from '@site/src/calculations/driveStatus/decodeColumn';
import {
  decodeStatus,
  type DecodedStatus,
  type StatusColumn,
} from '@site/src/calculations/driveStatus/decodeStatus';
import { type Reading, reading } from '../kit/reading';

/** What stands in the fields. */
export type StatusValues = Readonly<Record<'column' | 'value' | 'pasted', string>>;

/** The answer about one value or, while something is pasted, about a column. */
export type StatusResult =
  | { readonly about: 'value'; readonly status: DecodedStatus }
  | { readonly about: 'column'; readonly column: StatusColumn; readonly decoded: DecodedColumn };

const columnOf = ({ column }: StatusValues): StatusColumn =>
  column === 'FUELSYS' ? 'FUELSYS' : 'ENGINE_STATUS';

/** Whether the answer is about the column that was pasted. */
export const isColumn = ({ pasted }: StatusValues): boolean => pasted.trim() !== '';

/** Decodes the value, or the column if one was pasted. */
export const readStatus = (values: StatusValues): Reading<StatusResult> => {
  const column = columnOf(values);
  return reading(() =>
    isColumn(values)
      ? { about: 'column', column, decoded: decodeColumn(values.pasted, column) }
      : { about: 'value', status: decodeStatus(values.value, column) },
  );
};

/** As the tables of the chapter write it: the drive status in hexadecimal, `FUELSYS` in decimal. */
const writtenStatus = ({ column, value, hexadecimal }: DecodedStatus): string =>
  column === 'FUELSYS' ? String(value) : hexadecimal;

/** `04, standard open loop`. */
export const namedStatus = (status: DecodedStatus): string =>
  `${writtenStatus(status)}, ${status.known?.state ?? 'no known status'}`;

/** The answer in one sentence. */
export const sentenceOf = (result: StatusResult): string => {
  if (result.about === 'value') {
    const { column, value, hexadecimal, known } = result.status;
    const state = known?.state ?? 'a value that no source names';
    return `${column} ${String(value)}, hexadecimal ${hexadecimal}: ${state}.`;
  }
  const { shares, rows } = result.decoded;
  const [most] = shares;
  if (!most) return '';
  return `${result.column} in ${String(rows)} rows, most often ${namedStatus(most.status)}: ${percentOf(most.rows, rows)} %.`;
};

/** A share in percent, one decimal. */
export const percentOf = (rows: number, all: number): string => ((rows / all) * 100).toFixed(1);

/** What an answer belongs to, for when it has become stale. */
export const askedOf = (result: StatusResult): string =>
  result.about === 'value'
    ? `${result.status.column} ${String(result.status.value)}`
    : `a column of ${String(result.decoded.rows)} rows`;
