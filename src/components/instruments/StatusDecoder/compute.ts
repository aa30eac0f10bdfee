import type { DecodedColumn } from '@site/src/calculations/driveStatus/decodeColumn';
import {
  columnNotices,
  type DecodedStatus,
  decodeStatus,
  type StatusColumn,
} from '@site/src/calculations/driveStatus/decodeStatus';
import type { StatusNumber } from '@site/src/calculations/driveStatus/statusNumber';
import type { InstrumentResult } from '../kit/evaluate';

/** What the fields hold. */
export interface StatusValues {
  readonly column: StatusColumn;
  /** Null while a whole column is asked about. */
  readonly value: StatusNumber | null;
  /** Null while nothing is pasted. */
  readonly pasted: DecodedColumn | null;
}

/** The answer about one value or, while something is pasted, about a column. */
export type StatusResult = InstrumentResult &
  (
    | { readonly about: 'value'; readonly status: DecodedStatus }
    | { readonly about: 'column'; readonly decoded: DecodedColumn }
  );

/**
 * Decodes the value, or the column if one was pasted.
 *
 * @throws OutOfRangeError for a number beyond its bytes, RefusalError for a fraction
 */
export function compute({ column, value, pasted }: StatusValues): StatusResult | undefined {
  const ofColumn = columnNotices(column);
  if (pasted)
    return { about: 'column', decoded: pasted, notices: [...pasted.notices, ...ofColumn] };
  if (!value) return undefined;
  const status = decodeStatus(value, column);
  return { about: 'value', status, notices: [...status.notices, ...ofColumn] };
}
