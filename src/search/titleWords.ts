import { tellingWords } from './query';
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

const spelt = (words: readonly Word[]): string => words.map(({ token }) => token).join(' ');

/** The words of a text in small letters, without the signs between them. */
export const spelling = (text: string): string => spelt(wordsOf(text));

export const stemsOf = (words: readonly Word[]): readonly string[] =>
  words.map(({ token }) => stem(token));

const known = new WeakMap<Section, TitleWords>();

/** The words of a title. They are cut once: every key that is typed compares all titles. */
export function titleWords(section: Section): TitleWords {
  const before = known.get(section);
  if (before) return before;
  const all = wordsOf(section.title);
  const words = { spelling: spelt(all), stems: stemsOf(tellingWords(all)) };
  known.set(section, words);
  return words;
}
