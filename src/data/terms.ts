import { checkedAtBuild } from './checkedAtBuild';
import terms from './glossary.json';

/** A term of the trade and its explanation. */
export interface Term {
  readonly term: string;
  /** What the letters stand for; absent for plain words. */
  readonly expansion?: string | null;
  readonly definition: string;
  readonly units?: string | null;
}

export const glossary = checkedAtBuild<readonly Term[]>(terms);

/** The address of a term: `term-short-term-fuel-trim`. */
export const termId = (term: string): string =>
  `term-${term
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;

const byName = new Map(glossary.map((entry) => [entry.term.toLowerCase(), entry]));

/** Looks a term up by its name, whatever the case. */
export const termNamed = (name: string): Term | undefined => byName.get(name.trim().toLowerCase());
