import { OutOfRangeError } from '../OutOfRangeError';
import { UnusableInputError } from '../UnusableInputError';
import { type DecodedStatus, decodeStatus, type StatusColumn } from './decodeStatus';

/** Rows in a row with the same status. */
export interface StatusRun {
  readonly status: DecodedStatus;
  /** 1 is the first line that was pasted. */
  readonly firstLine: number;
  readonly rows: number;
}

/** A line that is no status. */
export interface UnreadLine {
  readonly line: number;
  /** Why, in the reader's words. */
  readonly reason: string;
}

export interface DecodedColumn {
  readonly runs: readonly StatusRun[];
  readonly rows: number;
  readonly unread: readonly UnreadLine[];
}

/** A column of an hour at 50 rows a second has about 700 000 characters. */
const mostCharacters = 2_000_000;
const mostUnread = 20;
const mostRuns = 2000;

type Read = DecodedStatus | string;

const read = (text: string, column: StatusColumn): Read => {
  try {
    return decodeStatus(text, column);
  } catch (error) {
    if (error instanceof UnusableInputError || error instanceof OutOfRangeError) {
      return error.message;
    }
    throw error;
  }
};

/**
 * Decodes a pasted column, one value on each line; a name above the first value is skipped.
 *
 * @returns at most 2000 runs and 20 unread lines; later ones are counted and not kept
 * @throws UnusableInputError if nothing of it is a status, if it has several columns, or is too long
 */
export const decodeColumn = (pasted: string, column: StatusColumn): DecodedColumn => {
  if (pasted.length > mostCharacters) {
    throw new UnusableInputError('Paste one column of at most 2 000 000 characters.');
  }
  const seen = new Map<string, Read>();
  const runs: { status: DecodedStatus; firstLine: number; rows: number }[] = [];
  const unread: UnreadLine[] = [];
  let [rows, last] = [0, NaN];
  for (const [place, text] of pasted.split(/\r\n|\r|\n/).entries()) {
    if (text.trim() === '') continue;
    if (/[\t;]/.test(text.trim())) {
      throw new UnusableInputError('Paste one column only, one value on each line.');
    }
    const line = place + 1;
    const found = seen.get(text) ?? read(text, column);
    if (seen.size < 1000) seen.set(text, found);
    if (typeof found === 'string') {
      const heading = rows === 0 && unread.length === 0 && /[a-z]{3}/i.test(text);
      if (!heading && unread.length < mostUnread) unread.push({ line, reason: found });
      continue;
    }
    rows += 1;
    const run = runs.at(-1);
    if (last !== found.value && runs.length < mostRuns) {
      runs.push({ status: found, firstLine: line, rows: 1 });
    } else if (run?.status.value === found.value && last === found.value) run.rows += 1;
    last = found.value;
  }
  if (rows === 0) {
    throw new UnusableInputError('Paste a column of status values: none was found in this text.');
  }
  return { runs, rows, unread };
};
