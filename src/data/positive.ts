import type { Reader } from './fieldReaders';

/** Reads a number of any kind that is above zero: a ratio, a size, a share. */
export const positive: Reader<number> = (value, where) => {
  if (typeof value === 'number' && Number.isFinite(value) && value > 0) return value;
  throw new Error(`${where}: expected a number above zero, got ${JSON.stringify(value)}`);
};
