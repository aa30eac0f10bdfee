import { plainText } from '../text/plainText';
import { UnusableInputError } from '../limits/UnusableInputError';

/** How a value was written. */
export type StatusNotation = 'hexadecimal' | 'decimal';

/** What readers say of digits that may be either; `fitting`: what gives a known status. */
export type WantedNotation = StatusNotation | 'fitting';

export interface StatusNumber {
  /** At least 0. */
  readonly value: number;
  readonly notation: StatusNotation;
  /** As it was written. */
  readonly text: string;
  /** What the same digits are in the other notation; null: nothing, or the same. */
  readonly otherwise: number | null;
}

const marked = /^(?:0x|\$|&h)([0-9a-f]{1,4})$|^([0-9a-f]{1,4})h$/i;
const decimal = /^\d{1,6}(?:[.,]\d{0,12})?$|^[.,]\d{1,12}$/;
const bare = /^[0-9a-f]{1,2}$/i;

const example = 'such as 0x04, 80 or 128';

/** The values of a text in either notation; NaN where it is none. */
const bothOf = (text: string): Readonly<Record<StatusNotation, number>> => {
  const [, behind, before] = marked.exec(text) ?? [];
  const digits = behind ?? before ?? (bare.test(text) ? text : undefined);
  return {
    hexadecimal: digits === undefined ? NaN : Number.parseInt(digits, 16),
    decimal: decimal.test(text) ? Number(text.replace(',', '.')) : NaN,
  };
};

/** Which notation of two possible ones counts. */
const fitting = (
  { hexadecimal, decimal: inDecimal }: ReturnType<typeof bothOf>,
  known: readonly number[],
): StatusNotation => {
  if (Number.isNaN(inDecimal)) return 'hexadecimal';
  return known.includes(hexadecimal) && !known.includes(inDecimal) ? 'hexadecimal' : 'decimal';
};

/**
 * Reads a status value: `0x04`, `04h`, `$80`, `128`, `2.00390625`, `2,0`.
 *
 * Two bare digits can be hexadecimal or decimal: `80` is key on, engine off. If readers do not say which,
 * that reading counts which gives a known status; no pair of digits gives two different ones.
 *
 * @throws UnusableInputError for anything else
 */
export const statusNumberFromText = (
  typed: string,
  known: readonly number[],
  wanted: WantedNotation = 'fitting',
): StatusNumber => {
  const text = plainText(typed);
  const both = bothOf(text);
  if (Number.isNaN(both.hexadecimal) && Number.isNaN(both.decimal)) {
    throw new UnusableInputError(
      text === ''
        ? `Write a status value, ${example}.`
        : `Write one status value, ${example}: this text is none.`,
    );
  }
  const notation = wanted === 'fitting' ? fitting(both, known) : wanted;
  const value = both[notation];
  const other = both[notation === 'decimal' ? 'hexadecimal' : 'decimal'];
  if (Number.isNaN(value)) {
    throw new UnusableInputError(
      `Write one status value in ${notation} digits, ${example}, or choose how they are to be read: this text is no ${notation} number of a status.`,
    );
  }
  const otherwise = Number.isNaN(other) || other === value ? null : other;
  return { value, notation, text, otherwise };
};
