/**
 * Small readers that check data from a file field by field.
 *
 * Each returns the value with its type, or throws an Error that names the row and the field.
 */

/** Reads one value; `where` names row and field in the error. */
export type Reader<T> = (value: unknown, where: string) => T;

const refuse = (where: string, wanted: string, value: unknown): never => {
  const got = value === undefined ? 'nothing' : JSON.stringify(value);
  throw new Error(`${where}: expected ${wanted}, got ${got}`);
};

export const text: Reader<string> = (value, where) =>
  typeof value === 'string' && value !== '' ? value : refuse(where, 'a text', value);

export const flag: Reader<boolean> = (value, where) =>
  typeof value === 'boolean' ? value : refuse(where, 'true or false', value);

export const count: Reader<number> = (value, where) =>
  Number.isInteger(value) ? (value as number) : refuse(where, 'a whole number', value);

export const matching =
  (pattern: RegExp): Reader<string> =>
  (value, where) =>
    typeof value === 'string' && pattern.test(value) ? value : refuse(where, `${pattern}`, value);

export const oneOf =
  <const T extends string>(...allowed: readonly T[]): Reader<T> =>
  (value, where) =>
    allowed.find((each) => each === value) ?? refuse(where, allowed.join(' or '), value);

export const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value, where) =>
    value === null ? null : read(value, where);

export const record: Reader<Readonly<Record<string, unknown>>> = (value, where) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : refuse(where, 'an object', value);

/** `calibrations[7] L862ED`: the place in the list, and the ID if the item has one. */
const place = (where: string, index: number, item: unknown): string => {
  const id = typeof item === 'object' && item !== null && 'id' in item ? ` ${String(item.id)}` : '';
  return `${where}[${index}]${id}`;
};

export const listOf =
  <T>(read: Reader<T>): Reader<readonly T[]> =>
  (value, where) =>
    Array.isArray(value)
      ? value.map((item: unknown, index) => read(item, place(where, index, item)))
      : refuse(where, 'a list', value);

/** Every field of `T` and no other. */
export const object =
  <T extends object>(fields: { readonly [Key in keyof T]-?: Reader<T[Key]> }): Reader<T> =>
  (value, where) => {
    const held = record(value, where);
    const stray = Object.keys(held).find((key) => !(key in fields));
    if (stray !== undefined) refuse(`${where}.${stray}`, 'no such field', held[stray]);
    const readers = Object.entries<Reader<unknown>>(fields);
    return Object.fromEntries(
      readers.map(([key, read]) => [key, read(held[key], `${where}.${key}`)]),
    ) as T;
  };
