import type { AllowedRepeat } from './allowed';
import type { Statement } from './statements';

/** A name and a number that stand together in several sections. */
export interface Repeat {
  readonly name: string;
  readonly number: string;
  readonly sections: readonly string[];
}

/** The home of a statement and one reminder of it are no repeat. */
const mostSections = 2;

const keyOf = ({ name, number }: { readonly name: string; readonly number: string }): string =>
  `${name}\n${number}`;

/** What stands in more than two sections, the most repeated first. */
export function repeatsIn(statements: readonly Statement[]): readonly Repeat[] {
  const keys = [...new Set(statements.map(keyOf))];
  return keys
    .map((key) => statements.filter((statement) => keyOf(statement) === key))
    .map((same) => ({
      name: same[0]?.name ?? '',
      number: same[0]?.number ?? '',
      sections: [...new Set(same.map(({ section }) => section))],
    }))
    .filter(({ sections }) => sections.length > mostSections)
    .toSorted((a, b) => b.sections.length - a.sections.length);
}

/** What a maintainer must mend: repeats without a reason, and reasons without a repeat. */
export function repeatErrors(
  repeats: readonly Repeat[],
  allowed: readonly AllowedRepeat[],
): readonly string[] {
  const allowedKeys = allowed.map(keyOf);
  const repeatedKeys = repeats.map(keyOf);
  return [
    ...repeats
      .filter((repeat) => !allowedKeys.includes(keyOf(repeat)))
      .map(
        ({ name, number, sections }) =>
          `\`${name}\` with ${number} is told in ${sections.length} sections: ${sections.map((id) => `#${id}`).join(' ')}`,
      ),
    ...allowed
      .filter((each) => !repeatedKeys.includes(keyOf(each)))
      .map(
        ({ name, number }) =>
          `\`${name}\` with ${number} is no longer repeated: take it out of scripts/repeats/allowed.ts`,
      ),
  ];
}
