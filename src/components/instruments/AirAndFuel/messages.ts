import type { Statement } from '@site/src/calculations/text/Statement';
import { printedNumber } from '@site/src/calculations/text/printedNumber';

/** A number with its decimals; a true minus sign. */
export const printed = (value: number, decimals: number): string =>
  printedNumber(value, { decimals });

/** A sentence and its sources. */
export const says = (text: string, ...sources: readonly string[]): Statement => ({ text, sources });

/** The same, where the words themselves say that they are doubtful. */
export const doubts = (text: string, ...sources: readonly string[]): Statement => ({
  text,
  sources,
  doubtful: true,
});
