import { OutOfRangeError } from '@site/src/calculations/limits/OutOfRangeError';
import { UnusableInputError } from '@site/src/calculations/limits/UnusableInputError';

/** What was made of a text: a value, or what is wrong with it in the reader's words. */
export type Reading<T> =
  | { readonly value: T; readonly error?: undefined }
  | { readonly value?: undefined; readonly error: string };

/** Whether something was thrown for what the reader wrote; its message says what to write. */
export const isInputError = (thrown: unknown): thrown is OutOfRangeError | UnusableInputError =>
  thrown instanceof OutOfRangeError || thrown instanceof UnusableInputError;

/**
 * Runs a computation that may find its input unusable.
 *
 * @throws whatever is no error of the input
 */
export function reading<T>(compute: () => T): Reading<T> {
  try {
    return { value: compute() };
  } catch (thrown) {
    if (isInputError(thrown)) return { error: thrown.message };
    throw thrown;
  }
}
