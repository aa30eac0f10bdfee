import { type Notice, notice, RefusalError } from '../limits/notice';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { UnusableInputError } from '../limits/UnusableInputError';
import { partedThousands } from '../text/partedThousands';
import {
  type DecodedStatus,
  decodeStatus,
  readStatusNumber,
  type StatusColumn,
} from './decodeStatus';
import type { StatusNotation, WantedNotation } from './statusNumber';

/** Rows in a row with the same status. */
interface StatusRun {
  readonly status: DecodedStatus;
  /** 1 is the first line that was pasted. */
  readonly firstLine: number;
  readonly rows: number;
}

/** A line that is no status. */
interface UnreadLine {
  readonly line: number;
  /** Why, in the reader's words. */
  readonly reason: string;
}

/** How often a status stands in a column. */
interface StatusShare {
  readonly status: DecodedStatus;
  readonly rows: number;
}

export interface DecodedColumn {
  readonly column: StatusColumn;
  /** The most frequent status first. */
  readonly shares: readonly StatusShare[];
  readonly runs: readonly StatusRun[];
  /** Readable rows. */
  readonly rows: number;
  readonly unread: readonly UnreadLine[];
  /** Unread lines beyond those in `unread`. */
  readonly unreadMore: number;
  readonly notices: readonly Notice[];
}

/** A column of a quarter of an hour at 50 rows a second has about 180 000 characters. */
const mostCharacters = 200_000;
const mostUnread = 20;
const mostRuns = 2000;

/** A status has few values; a column with more texts than this is another one. */
const mostTexts = 500;

const tooMany =
  'This column holds more than 500 different values, and a status has a few: paste the column of the status.';

/** Short names that a logging file may give the columns. */
const ownNames: Readonly<Record<StatusColumn, RegExp>> = {
  ENGINE_STATUS: /^(?:ENGINE_STATUS|ENG_STAT)/i,
  FUELSYS: /^FUELSYS/i,
};

type Read = DecodedStatus | string;

const read = (text: string, column: StatusColumn, wanted: WantedNotation): Read => {
  try {
    return decodeStatus(readStatusNumber(text, column, wanted), column);
  } catch (error) {
    if (error instanceof UnusableInputError || error instanceof OutOfRangeError) {
      return error.message;
    }
    throw error;
  }
};

/** Text of every line; an empty one is skipped, the first other is a heading if it is a word. */
const linesOf = (
  pasted: string,
): { readonly heading: string | null; readonly texts: readonly string[] } => {
  const texts = pasted.split(pasted.includes('\n') ? '\n' : '\r');
  for (const [place, text] of texts.entries()) texts[place] = text.trim();
  const first = texts.findIndex((text) => text !== '');
  const heading = texts[first] ?? '';
  if (!/[a-z]{3}/i.test(heading)) return { heading: null, texts };
  texts[first] = '';
  return { heading, texts };
};

/** Whether the name above the values is that of the column. @throws RefusalError */
const checkHeading = (heading: string | null, column: StatusColumn): readonly Notice[] => {
  if (heading === null) return [];
  if (/[,;\t]/.test(heading))
    throw new UnusableInputError('Paste one column only, with one name above it.');
  const name = heading.replace(/["'`]/g, '').trim().slice(0, 40);
  if (ownNames[column].test(name)) return [];
  const other = column === 'FUELSYS' ? ownNames.ENGINE_STATUS : ownNames.FUELSYS;
  const values = { heading: name, column };
  if (other.test(name)) throw new RefusalError('statusColumnNamed', values);
  return [notice('statusColumnHeaded', values)];
};

/** Digits that are a status in one notation only, and how many there are of each. */
interface Digits {
  /** The notation that knows more of them. */
  readonly notation: StatusNotation;
  /** Digits that are no status in decimal. */
  readonly example: string | null;
  /** Digits that are one in either notation only. */
  readonly only: Readonly<Record<StatusNotation, string | null>>;
}

const digitsOf = (texts: readonly string[], column: StatusColumn): Digits => {
  let [known, example]: [number, string | null] = [0, null];
  const only: Record<StatusNotation, string | null> = { decimal: null, hexadecimal: null };
  for (const text of texts) {
    // Marks and letters are read alike whatever is wanted; a longer number is decimal.
    if (!/^\d{1,2}$/.test(text)) {
      if (/^\d{3,}$/.test(text)) known += 1;
      continue;
    }
    const [inDecimal, inHexadecimal] = (['decimal', 'hexadecimal'] as const).map((wanted) =>
      read(text, column, wanted),
    );
    if (typeof inDecimal !== 'object' || typeof inHexadecimal !== 'object') continue;
    if (inDecimal.value === inHexadecimal.value) continue;
    // A decimal number that is a known status needs no word.
    if (!inDecimal.known) example ??= text;
    known += (inDecimal.known ? 1 : 0) - (inHexadecimal.known ? 1 : 0);
    if (inDecimal.known) only.decimal ??= text;
    if (inHexadecimal.known) only.hexadecimal ??= text;
  }
  return { notation: known < 0 ? 'hexadecimal' : 'decimal', example, only };
};

/** The status of every different text, all digits in one notation. */
const readTexts = (
  lines: readonly string[],
  column: StatusColumn,
  wanted: WantedNotation,
): { readonly found: ReadonlyMap<string, Read>; readonly notices: readonly Notice[] } => {
  const texts = [...new Set(lines)].filter((text) => text !== '');
  if (texts.length > mostTexts) throw new UnusableInputError(tooMany);
  if (texts.some((text) => /[\t;]|,.*,/.test(text)))
    throw new UnusableInputError('Paste one column only, one value on each line.');
  const { notation, example, only } = digitsOf(texts, column);
  const counted = wanted === 'fitting' ? notation : wanted;
  const found = new Map(
    texts.map((text) => {
      const inNotation = read(text, column, counted);
      // What can be read in one way only is read so.
      return [text, typeof inNotation === 'string' ? read(text, column, 'fitting') : inNotation];
    }),
  );
  const { decimal, hexadecimal } = only;
  if (decimal !== null && hexadecimal !== null) {
    const values = { decimal, hexadecimal, notation: counted };
    return { found, notices: [notice('statusColumnMixed', values)] };
  }
  if (example === null) return { found, notices: [] };
  const other = counted === 'decimal' ? 'hexadecimal' : 'decimal';
  return {
    found,
    notices: [notice('statusColumnReadAs', { text: example, notation: counted, other })],
  };
};

/**
 * Decodes a pasted column, one value on each line; a name above the first value is held against the
 * column that was chosen.
 *
 * @returns at most 2000 runs and 20 unread lines; later unread lines are counted
 * @throws UnusableInputError if nothing of it is a status, if it has several columns or too many values,
 * or is too long
 * @throws RefusalError if it is another column
 */
export const decodeColumn = (
  pasted: string,
  column: StatusColumn,
  wanted: WantedNotation = 'fitting',
): DecodedColumn => {
  if (pasted.length > mostCharacters) {
    throw new UnusableInputError(
      `Paste one column of at most ${partedThousands(mostCharacters)} characters.`,
    );
  }
  const { heading, texts } = linesOf(pasted);
  const headed = checkHeading(heading, column);
  const { found, notices } = readTexts(texts, column, wanted);
  const runs: { status: DecodedStatus; firstLine: number; rows: number }[] = [];
  const unread: UnreadLine[] = [];
  const shares = new Map<number, { status: DecodedStatus; rows: number }>();
  let [rows, last, unreadMore] = [0, NaN, 0];
  for (const [place, text] of texts.entries()) {
    if (text === '') continue;
    const status = found.get(text) ?? '';
    const line = place + 1;
    if (typeof status === 'string') {
      if (unread.length < mostUnread) unread.push({ line, reason: status });
      else unreadMore += 1;
      continue;
    }
    rows += 1;
    const share = shares.get(status.value);
    if (share) share.rows += 1;
    else shares.set(status.value, { status, rows: 1 });
    const run = runs.at(-1);
    if (last !== status.value && runs.length < mostRuns) {
      runs.push({ status, firstLine: line, rows: 1 });
    } else if (run?.status.value === status.value && last === status.value) run.rows += 1;
    last = status.value;
  }
  if (rows === 0 && unread.length === 0)
    throw new UnusableInputError('Paste a column of status values: none was found in this text.');
  const left = unread.length + unreadMore;
  const counts = { unread: partedThousands(left), all: partedThousands(rows + left) };
  if (left > rows)
    throw new RefusalError('statusColumnOther', { ...counts, reason: unread[0]?.reason ?? '' });
  const byRows = [...shares.values()].sort((a, b) => b.rows - a.rows);
  const ofValues = byRows.flatMap(({ status }) =>
    status.notices.filter(({ limit }) => limit !== 'statusReadAs'),
  );
  return {
    column,
    shares: byRows,
    runs,
    rows,
    unread,
    unreadMore,
    notices: [
      ...headed,
      ...notices,
      ...(left > 0 ? [notice('statusLinesLeftOut', counts)] : []),
      // The same words once; the first is that of the most frequent value.
      ...new Map(ofValues.map((each) => [each.limit, each] as const)).values(),
    ],
  };
};
