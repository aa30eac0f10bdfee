/** A number of fixed decimals with a true minus sign. */
export const printedNumber = (value: number, decimals = 1): string =>
  value
    .toFixed(decimals)
    .replace(/^-(?=0\.?0*$)/, '')
    .replace('-', '−');

/** With its sign: `+3.1`, `−0.8`. */
export const signedNumber = (value: number, decimals = 1): string =>
  `${value > 0 ? '+' : ''}${printedNumber(value, decimals)}`;

/** `1 cell`, `3 cells`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
