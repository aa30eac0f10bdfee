import type { Query, QueryCombination, SearchOptions } from 'minisearch';
import type { SearchIndex } from './searchIndex';
import { joined, type Word, wordsOf } from './words';

/** More than this nobody types; the rest of a pasted page is not looked at. */
const longestQuery = 200;

const fillers = new Set(
  'a an and are at be by can do does for from how i in is it my of on or the there to what when where which with you your'.split(
    ' ',
  ),
);

/** The words of what the reader typed that tell something; all of them if none does. */
export function queryWords(typed: string): readonly Word[] {
  const typedWords = wordsOf(typed.slice(0, longestQuery));
  const words = [...new Map(typedWords.map((word) => [word.token, word])).values()];
  const telling = words.filter(({ token }) => !fillers.has(token));
  return telling.length > 0 ? telling : words;
}

const isPlainWord = /^\p{L}{4,}$/u;
/** A calibration ID written in letters only, such as LFANEB: its neighbours are other cars. */
const isCalibration = /^l[fs]\p{L}{2}e\p{L}$/u;

const bearsTypo = (token: string): boolean => isPlainWord.test(token) && !isCalibration.test(token);

/** A word that is being typed finds longer ones; a single letter only if nothing else was typed. */
const prefixed = (words: readonly Word[]): SearchOptions => ({
  prefix: (token: string) => token.length > 1 || words.length === 1,
});

/** The ways in which a word may stand in the text: as typed, joined, or as its parts. */
const waysOf = (word: Word): QueryCombination => {
  const parts = word.parts.map(({ token }) => token);
  const whole = [word.token, joined(word)].filter((token) => token !== undefined);
  return {
    combineWith: 'OR',
    queries: parts.length > 1 ? [...whole, { combineWith: 'AND', queries: parts }] : whole,
  };
};

/** Two neighbouring letters typed the wrong way round. */
const swapped = (token: string): readonly string[] =>
  Array.from({ length: token.length - 1 }, (_, at) =>
    [token.slice(0, at), token[at + 1], token[at], token.slice(at + 2)].join(''),
  );

const withTypo = (word: Word): Query =>
  bearsTypo(word.token)
    ? {
        combineWith: 'OR',
        queries: [{ ...waysOf(word), fuzzy: 1 }, ...swapped(word.token)],
      }
    : waysOf(word);

/**
 * What to ask the index, the narrowest question first: all words; all words, where one that the guide
 * does not hold is taken for a typing mistake; all words with a mistake in any; some of the words.
 */
export function* questionsOf(typed: string, { words: index }: SearchIndex): Generator<Query> {
  const words = queryWords(typed);
  if (words.length === 0) return;
  const options = prefixed(words);
  const ask = (combineWith: 'AND' | 'OR', queries: Query[]): Query => ({
    combineWith,
    queries,
    ...options,
  });
  yield ask('AND', words.map(waysOf));
  const isScrollHeld = (word: Word): boolean => index.search(waysOf(word), options).length > 0;
  const likely = words.map((word) => (isScrollHeld(word) ? waysOf(word) : withTypo(word)));
  yield ask('AND', likely);
  yield ask('AND', words.map(withTypo));
  yield ask('OR', likely);
}
