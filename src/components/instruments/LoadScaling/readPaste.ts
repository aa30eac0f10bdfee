import { OutOfRangeError } from '@site/src/calculations/limits/OutOfRangeError';
import { PastedTableError } from '@site/src/calculations/pastedTable/PastedTableError';
import { UnusableInputError } from '@site/src/calculations/limits/UnusableInputError';
import { type Reading, reading } from '../kit/reading';

/** Reads a pasted text; an empty one gives nothing and is no fault. */
export const readPaste = <T>(text: string, read: (text: string) => T): Reading<T | undefined> =>
  reading(() => {
    if (text.trim() === '') return undefined;
    try {
      return read(text);
    } catch (error) {
      if (error instanceof PastedTableError) throw new UnusableInputError(error.message);
      if (error instanceof OutOfRangeError) throw new UnusableInputError(error.message);
      throw error;
    }
  });
