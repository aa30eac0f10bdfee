import { printedNumber as printed } from '../text/printedNumber';

/** A number of fixed decimals. */
export const printedNumber = (value: number, decimals = 1): string => printed(value, { decimals });

/** With its sign: `+3.1`, `−0.8`. */
export const signedNumber = (value: number, decimals = 1): string =>
  printed(value, { decimals, signed: true });

/** `1 cell`, `3 cells`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
