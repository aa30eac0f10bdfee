import type { Quantity } from '@site/src/calculations/limits/OutOfRangeError';
import type { Statement } from '@site/src/calculations/text/Statement';
import { printedNumber } from '../../figures/kit/printedNumber';

/** A number that a question asks for. */
export interface Asked {
  readonly label: string;
  readonly unit?: string;
  /** What stands there at first: the worked case of the text. */
  readonly initial: string;
  readonly range: Quantity;
}

/** A choice that a question asks for; the first stands there at first. */
interface Choice {
  readonly label: string;
  readonly options: readonly (readonly [value: string, words: string])[];
}

/** What a question finds. */
export interface Found {
  /** The answer first. */
  readonly sentence: string;
  readonly more: readonly Statement[];
}

/** One sum: what it asks, and how it answers. */
export interface Question {
  readonly title: string;
  readonly numbers: Readonly<Record<string, Asked>>;
  readonly choices?: Readonly<Record<string, Choice>>;
  /**
   * @param of a number by its name
   * @param chosen a choice by its name
   * @throws OutOfRangeError for a result that cannot be
   */
  readonly answer: (of: (name: string) => number, chosen: (name: string) => string) => Found;
}

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
