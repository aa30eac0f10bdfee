import { type LimitName, limits } from '@site/src/data/limits';
import { UnusableInputError } from './UnusableInputError';

/** A limit of the guide that a reader's case has met, in words for that case. */
export interface Notice {
  readonly limit: LimitName;
  readonly kind: 'refusal' | 'warning';
  readonly text: string;
  /** Id of the section in which the guide sets the limit. */
  readonly section: string;
  readonly sources: readonly string[];
}

/**
 * The words of a limit for one case.
 *
 * @param values what stands in the places of its text, already printed with units
 * @throws Error if a place of the text has no value: a mistake of the program, not of the reader
 */
export function notice(name: LimitName, values: Readonly<Record<string, string>> = {}): Notice {
  const { kind, text, section, sources } = limits[name];
  const filled = text.replace(/\{(\w+)\}/g, (_, place: string) => {
    const value = values[place];
    if (value === undefined) throw new Error(`Limit ${name} needs a value for {${place}}.`);
    return value;
  });
  return { limit: name, kind, text: filled, section, sources };
}

/** A case that the guide forbids to answer; the notice says why, and where that is told. */
export class RefusalError extends UnusableInputError {
  readonly notice: Notice;

  constructor(name: LimitName, values?: Readonly<Record<string, string>>) {
    const told = notice(name, values);
    super(told.text);
    this.notice = told;
  }
}
