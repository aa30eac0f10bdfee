/** Reads a cell as a number: NaN if it is missing, `unreadable` if it is none. */
export type CellReader = (cell: string) => number;

/** No cell can hold it: what is beyond all numbers is read as unreadable. */
export const unreadable = Infinity;

const words: ReadonlyMap<string, number> = new Map([
  ['', NaN],
  ['-', NaN],
  ['--', NaN],
  ['---', NaN],
  ['n/a', NaN],
  ['nan', NaN],
  ['null', NaN],
  ['on', 1],
  ['true', 1],
  ['yes', 1],
  ['off', 0],
  ['false', 0],
  ['no', 0],
]);

const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i;
const thousands = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;

/** Longer than any number that a logger writes. */
const longest = 40;

const slowly = (cell: string, isDecimalComma: boolean): number => {
  let text = cell.trim().replace(/^[\u2212\u2013]/, '-');
  const word = words.get(text.toLowerCase());
  if (word !== undefined) return word;
  // Commas inside a number: decimals, or parted thousands, which can stand in quotation marks only.
  if (isDecimalComma && text.includes(','))
    text = text.includes('.') ? 'x' : text.replace(',', '.');
  else if (!isDecimalComma && thousands.test(text)) text = text.replaceAll(',', '');
  const value = number.test(text) ? Number(text) + 0 : NaN;
  return Number.isFinite(value) ? value : unreadable;
};

/** A digit, a sign or a point; `+` also passes over blanks of any kind. */
const startsPlain = (cell: string): boolean => {
  const first = cell.charCodeAt(0);
  return first > 0x20 && first <= 0x39;
};

/** @param isDecimalComma a comma inside a cell marks the decimals */
export const cellReader =
  (isDecimalComma: boolean): CellReader =>
  (cell) => {
    const value = +cell;
    if (cell.length > longest) return unreadable;
    // `+` also reads an empty cell, hexadecimals and `Infinity`; these, and what begins with a blank, take the slow way.
    const isPlain =
      value === 0
        ? cell === '0' || cell.startsWith('0.')
        : value - value === 0 &&
          startsPlain(cell) &&
          !(cell.charCodeAt(1) > 0x39 && cell.startsWith('0'));
    return isPlain ? value : slowly(cell, isDecimalComma);
  };
