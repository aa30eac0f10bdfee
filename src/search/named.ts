import type { Section } from './section';
import { spelling, titleWords } from './titleWords';

/** Things whose very name can be typed, the most exact kind of name first. */
const kinds = ['calibration', 'parameter', 'table', 'term'] as const;
export type NamedKind = (typeof kinds)[number];

/** What kind of name the title is; none for places that are told of and not named. */
export function namedKind({ id, kind, exactTitle }: Section): NamedKind | undefined {
  const named = kinds.find((each) => id.startsWith(`${each}-`));
  // Plates of the guide have such ids too, but their titles are sentences.
  const isName = kind === 'term' || named === 'calibration' || exactTitle;
  return kind !== 'section' && isName ? named : undefined;
}

/** Calibrations, parameters, tables and terms by the words of their names. */
export type Names = ReadonlyMap<string, readonly Section[]>;

const rank = (section: Section): number => kinds.indexOf(namedKind(section) ?? 'term');

/** Files everything that has a name. */
export function namesOf(sections: readonly Section[]): Names {
  const names = new Map<string, readonly Section[]>();
  for (const section of sections) {
    if (!namedKind(section)) continue;
    const name = titleWords(section).spelling;
    names.set(name, [...(names.get(name) ?? []), section]);
  }
  return names;
}

/** What bears the typed name, letter by letter but for case, spaces and signs; the most exact first. */
export const namedBy = (names: Names, typed: string): readonly Section[] =>
  (names.get(spelling(typed)) ?? []).toSorted((one, other) => rank(one) - rank(other));
