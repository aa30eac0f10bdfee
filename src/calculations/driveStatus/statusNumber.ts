import { plainText } from '../text/plainText';
import { UnusableInputError } from '../limits/UnusableInputError';

/** How a value was written. */
export type StatusNotation = 'hexadecimal' | 'decimal';

export interface StatusNumber {
  /** At least 0. */
  readonly value: number;
  readonly notation: StatusNotation;
}

const marked = /^(?:0x|\$|&h)([0-9a-f]{1,4})$|^([0-9a-f]{1,4})h$/i;
const decimal = /^\d{1,6}(?:[.,]\d{0,12})?$|^[.,]\d{1,12}$/;
const bare = /^[0-9a-f]{1,2}$/i;

/**
 * Reads a status value: `0x04`, `04h`, `$80`, `128`, `2.00390625`, `2,0`.
 *
 * Two bare digits can be hexadecimal or decimal: `80` is key on, engine off. That reading counts which
 * gives a known status; no pair of digits gives two different ones.
 *
 * @throws UnusableInputError for anything else
 */
export const statusNumberFromText = (typed: string, known: readonly number[]): StatusNumber => {
  const text = plainText(typed);
  const hexadecimal = marked.exec(text);
  if (hexadecimal) {
    const digits = hexadecimal[1] ?? hexadecimal[2] ?? '';
    return { value: Number.parseInt(digits, 16), notation: 'hexadecimal' };
  }
  const asDecimal = decimal.test(text) ? Number(text.replace(',', '.')) : NaN;
  const asHexadecimal = bare.test(text) ? Number.parseInt(text, 16) : NaN;
  if (known.includes(asHexadecimal) && !known.includes(asDecimal)) {
    return { value: asHexadecimal, notation: 'hexadecimal' };
  }
  if (!Number.isNaN(asDecimal)) return { value: asDecimal, notation: 'decimal' };
  if (!Number.isNaN(asHexadecimal)) return { value: asHexadecimal, notation: 'hexadecimal' };
  throw new UnusableInputError(
    text === ''
      ? 'Write a status value, such as 0x04, 80 or 128.'
      : 'Write one status value, such as 0x04, 80 or 128: this text is none.',
  );
};
