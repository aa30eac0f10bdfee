import type { DecodedStatus } from '@site/src/calculations/driveStatus/decodeStatus';
import type { StatusResult } from './compute';

/** As the tables of the chapter write it: the drive status in hexadecimal, `FUELSYS` in decimal. */
const writtenStatus = ({ column, value, hexadecimal }: DecodedStatus): string =>
  column === 'FUELSYS' ? String(value) : hexadecimal;

/** `04, standard open loop`. */
export const namedStatus = (status: DecodedStatus): string =>
  `${writtenStatus(status)}, ${status.known?.state ?? 'no known status'}`;

/** A share in percent, one decimal. */
export const percentOf = (rows: number, all: number): string => ((rows / all) * 100).toFixed(1);

/** The answer in one sentence. */
export const inOneSentence = (result: StatusResult): string => {
  if (result.about === 'value') {
    const { column, value, hexadecimal, known } = result.status;
    const state = known?.state ?? 'a value that no source names';
    return `${column} ${String(value)}, hexadecimal ${hexadecimal}: ${state}.`;
  }
  const { shares, rows, column } = result.decoded;
  const [most] = shares;
  if (!most) return '';
  return `${column} in ${String(rows)} rows, most often ${namedStatus(most.status)}: ${percentOf(most.rows, rows)} %.`;
};

/** What an answer belongs to. */
export const caseName = (result: StatusResult): string =>
  result.about === 'value'
    ? `${result.status.column} ${String(result.status.value)}`
    : `a column of ${String(result.decoded.rows)} rows`;
