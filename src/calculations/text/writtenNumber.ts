/** The sign that stands before the decimals. */
export type DecimalMark = '.' | ',';

const plain = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i;

/** Marks of writing direction and of byte order, which stand in pasted text unseen. */
const unseen = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** No number that anyone writes is longer. */
const longest = 40;

/** Takes away what is unseen, turns full-width digits and other minus signs into the usual ones. */
const tidied = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(unseen, '')
    .trim()
    .replace(/^[\u2212\u2013]/, '-');

/**
 * Reads one number as people and programs write it: `1.25`, `.768`, `-.78125`, `−3`, `1,25`.
 *
 * Nothing else counts as a number: no thousands sign, no unit, no `Infinity`, no `0x10`.
 *
 * @param mark the decimal sign of the text
 * @returns undefined for anything that is not one finite number
 */
export const writtenNumber = (text: string, mark: DecimalMark = '.'): number | undefined => {
  if (text.length > longest) return undefined;
  let digits = mark === '.' && plain.test(text) ? text : tidied(text);
  if (mark === ',') digits = digits.includes('.') ? '' : digits.replace(',', '.');
  if (!plain.test(digits)) return undefined;
  // −0 is 0.
  const value = Number(digits) + 0;
  return Number.isFinite(value) ? value : undefined;
};
