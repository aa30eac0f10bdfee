import { OutOfRangeError, type Quantity } from '@site/src/calculations/limits/OutOfRangeError';
import { requireInRange } from '@site/src/calculations/limits/requireInRange';
import { UnusableInputError } from '@site/src/calculations/limits/UnusableInputError';
import { writtenNumber } from '@site/src/calculations/text/writtenNumber';

/** What was made of a text: a value, or what is wrong with it in the reader's words. */
export type Reading<T> =
  | { readonly value: T; readonly fault?: undefined }
  | { readonly value?: undefined; readonly fault: string };

/**
 * Runs a computation that may find its input unusable.
 *
 * @throws whatever is no fault of the input
 */
export function reading<T>(compute: () => T): Reading<T> {
  try {
    return { value: compute() };
  } catch (error) {
    if (error instanceof OutOfRangeError || error instanceof UnusableInputError)
      return { fault: error.message };
    throw error;
  }
}

/** Reads a number as people write it, with a point or a comma, and holds it against its limits. */
export const readNumber = (text: string, quantity: Quantity): Reading<number> =>
  reading(() => {
    const value = writtenNumber(text, text.includes(',') && !text.includes('.') ? ',' : '.');
    return requireInRange(quantity, value ?? NaN);
  });

/** The values of several readings, or undefined if one of them is at fault. */
export function allOf<T extends Readonly<Record<string, unknown>>>(readings: {
  readonly [K in keyof T]: Reading<T[K]>;
}): T | undefined {
  const entries = Object.entries(readings) as [string, Reading<unknown>][];
  if (entries.some(([, { fault }]) => fault !== undefined)) return undefined;
  return Object.fromEntries(entries.map(([name, { value }]) => [name, value])) as T;
}
