import { queryWords } from './query';
import type { Section } from './section';
import { stem } from './stem';
import { type Word, wordsOf } from './words';

/** A title as it is compared with what was typed. */
export interface TitleWords {
  /** Its words in small letters, without the signs between them. */
  readonly spelling: string;
  /** The stems of those words that tell something. */
  readonly stems: readonly string[];
}

/** The words of a text in small letters, without the signs between them. */
export const spelling = (text: string): string =>
  wordsOf(text)
    .map(({ token }) => token)
    .join(' ');

export const stemsOf = (words: readonly Word[]): readonly string[] =>
  words.map(({ token }) => stem(token));

const known = new WeakMap<Section, TitleWords>();

/** The words of a title. They are cut once: every key that is typed compares all titles. */
export function titleWords(section: Section): TitleWords {
  const before = known.get(section);
  if (before) return before;
  const { title } = section;
  const words = { spelling: spelling(title), stems: stemsOf(queryWords(title)) };
  known.set(section, words);
  return words;
}
