import type { Reader } from './fieldReaders';

/** Reads a field that a record may leave out; left out, it is null. */
export const optional =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value, where) =>
    value === undefined ? null : read(value, where);
