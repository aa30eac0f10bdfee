import { partedThousands } from '../text/partedThousands';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { UnusableInputError } from '../limits/UnusableInputError';
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

/** How often a status stands in a column. */
export interface StatusShare {
  readonly status: DecodedStatus;
  readonly rows: number;
}

export interface DecodedColumn {
  /** The most frequent status first. */
  readonly shares: readonly StatusShare[];
  readonly runs: readonly StatusRun[];
  readonly rows: number;
  readonly unread: readonly UnreadLine[];
  /** Unread lines beyond those in `unread`. */
  readonly unreadMore: number;
}

/** A column of a quarter of an hour at 50 rows a second has about 180 000 characters. */
const mostCharacters = 200_000;
const mostUnread = 20;
const mostRuns = 2000;

/** A status has few values; a column with more texts than this is another one. */
const mostTexts = 500;

const tooMany =
  'This column holds more than 500 different values, and a status has a few: paste the column of the status.';

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

const linesOf = (pasted: string): readonly string[] =>
  pasted.includes('\n') ? pasted.split('\n') : pasted.split('\r');

/** What a line of a form not seen before is; null: it is empty. */
const readNew = (text: string, column: StatusColumn): Read | null => {
  const plain = text.trim();
  if (plain === '') return null;
  if (/[\t;]/.test(plain)) {
    throw new UnusableInputError('Paste one column only, one value on each line.');
  }
  return read(text, column);
};

/**
 * Decodes a pasted column, one value on each line; a name above the first value is skipped.
 *
 * @returns at most 2000 runs and 20 unread lines; later unread lines are counted
 * @throws UnusableInputError if nothing of it is a status, if it has several columns or too many values,
 * or is too long
 */
export const decodeColumn = (pasted: string, column: StatusColumn): DecodedColumn => {
  if (pasted.length > mostCharacters) {
    throw new UnusableInputError(
      `Paste one column of at most ${partedThousands(mostCharacters)} characters.`,
    );
  }
  const seen = new Map<string, Read | null>();
  const runs: { status: DecodedStatus; firstLine: number; rows: number }[] = [];
  const unread: UnreadLine[] = [];
  const shares = new Map<number, { status: DecodedStatus; rows: number }>();
  let [rows, last, unreadMore] = [0, NaN, 0];
  for (const [place, text] of linesOf(pasted).entries()) {
    const found = seen.has(text) ? (seen.get(text) ?? null) : readNew(text, column);
    if (seen.size >= mostTexts) throw new UnusableInputError(tooMany);
    if (!seen.has(text)) seen.set(text, found);
    if (found === null) continue;
    const line = place + 1;
    if (typeof found === 'string') {
      const heading = rows === 0 && unread.length === 0 && /[a-z]{3}/i.test(text);
      if (heading) continue;
      if (unread.length < mostUnread) unread.push({ line, reason: found });
      else unreadMore += 1;
      continue;
    }
    rows += 1;
    const share = shares.get(found.value);
    if (share) share.rows += 1;
    else shares.set(found.value, { status: found, rows: 1 });
    const run = runs.at(-1);
    if (last !== found.value && runs.length < mostRuns) {
      runs.push({ status: found, firstLine: line, rows: 1 });
    } else if (run?.status.value === found.value && last === found.value) run.rows += 1;
    last = found.value;
  }
  if (rows === 0) {
    throw new UnusableInputError('Paste a column of status values: none was found in this text.');
  }
  const byRows = [...shares.values()].sort((a, b) => b.rows - a.rows);
  return { shares: byRows, runs, rows, unread, unreadMore };
};
