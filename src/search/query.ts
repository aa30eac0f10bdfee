import { isFiller } from './fillers';
import type { Nearness } from './hits';
import type { SearchIndex } from './searchIndex';
import { sameWordsAs } from './sameWords';
import { joined, type Word, wordsOf } from './words';

/** More than this nobody types; the rest of a pasted page is not looked at. */
export const longestQuery = 200;

/** A number with a comma before its decimals, as much of the world types it: `0,88`. */
const decimalComma = /(?<![\d.,])(\d),(\d{1,2})(?![\d.,])/g;

/** What the reader typed as it is looked for: not too long, numbers as the guide writes them. */
export const asLookedFor = (typed: string): string =>
  typed.slice(0, longestQuery).replace(decimalComma, '$1.$2');

/** The words that tell something, each once; all of them if none does. */
export function tellingWords(all: readonly Word[]): readonly Word[] {
  const words = [...new Map(all.map((word) => [word.token, word])).values()];
  const telling = words.filter(({ token }) => !isFiller(token));
  return telling.length > 0 ? telling : words;
}

/** The words of what the reader typed that tell something. */
export const queryWords = (typed: string): readonly Word[] =>
  tellingWords(wordsOf(asLookedFor(typed)));

/** A word of the guide that answers a typed one, how nearly, and how much it counts from 0 to 1. */
interface Way {
  readonly token: string;
  readonly nearness: Nearness;
  readonly weight: number;
}

/** What is looked for in place of one typed word: any of `ways`, or all of `parts` together. */
export interface Wanted {
  readonly asked: string;
  readonly ways: readonly Way[];
  readonly parts: readonly string[];
  /** Words that owners may have meant by it: what it was mistyped from, how else it is written. */
  readonly alike: readonly string[];
}

const isPlainWord = /^\p{L}{4,}$/u;
/** A calibration ID written in letters only, such as LFANEB: its neighbours are other cars. */
const isCalibration = /^l[fs]\p{L}{2}e\p{L}$/u;

const bearsTypo = (token: string): boolean => isPlainWord.test(token) && !isCalibration.test(token);

/** Two neighbouring letters typed the wrong way round. */
const swapped = (token: string): readonly string[] =>
  Array.from({ length: token.length - 1 }, (_, at) =>
    [token.slice(0, at), token[at + 1], token[at], token.slice(at + 2)].join(''),
  );

/** Most words that a beginning stands for: only a single letter begins more, and it tells nothing yet. */
const mostBegun = 100;

/** Letters that a word may gain and still count fully: it is a form of the word, or nearly typed. */
const nearBeginning = 3;

/** The words of the guide that are the typed one, a form of it, or begin with it. */
function directWays(token: string, { vocabulary }: SearchIndex, takesBeginnings: boolean): Way[] {
  const same = vocabulary.formsOf(token).map((form): Way => {
    if (form === token) return { token: form, nearness: 3, weight: 1 };
    return { token: form, nearness: form.startsWith(token) ? 2 : 3, weight: 0.95 };
  });
  const known = new Set(same.map((way) => way.token));
  if (vocabulary.has(token) && !known.has(token)) same.push({ token, nearness: 3, weight: 1 });
  if (!takesBeginnings) return same;
  const isWord = same.length > 0;
  const longer = vocabulary
    .beginningWith(token)
    .filter((each) => each !== token && !known.has(each))
    .toSorted((one, other) => one.length - other.length)
    .slice(0, mostBegun)
    .map((each): Way => {
      const isNear = each.length - token.length <= nearBeginning;
      return {
        token: each,
        nearness: 2,
        weight: isWord ? (isNear ? 0.4 : 0.2) : isNear ? 0.8 : 0.6,
      };
    });
  return [...same, ...longer];
}

/** Letters of a word in which two mistakes are forgiven if no word is one mistake away. */
const longEnough = 6;

/** The words of the guide that so many mistakes of typing make of the typed one; swapped letters are one. */
function mistyped(token: string, { words, vocabulary }: SearchIndex, mistakes: 1 | 2): Way[] {
  if (!bearsTypo(token)) return [];
  const near = words
    .search({ queries: [token], fuzzy: mistakes }, { combineWith: 'OR' })
    .flatMap(({ terms }) => terms);
  const turned = swapped(token).filter((each) => vocabulary.has(each));
  return [...new Set([...turned, ...near])].map((each) => ({
    token: each,
    nearness: 1,
    weight: 0.6,
  }));
}

/** Letters that are enough to guess a word by its beginning. */
const shortestBeginning = 4;

/** The words of the guide that share the longest beginning with one that it does not hold. */
function begun(token: string, { vocabulary }: SearchIndex): Way[] {
  if (!bearsTypo(token)) return [];
  for (let length = token.length - 1; length >= shortestBeginning; length -= 1) {
    const alike = vocabulary.beginningWith(token.slice(0, length));
    if (alike.length > 0) return alike.map((each) => ({ token: each, nearness: 1, weight: 0.3 }));
  }
  return [];
}

/** A word written as one that the guide writes as two: `timeout`, `wideband`. */
function splitOf(token: string, { vocabulary }: SearchIndex): readonly string[] {
  if (!isPlainWord.test(token)) return [];
  for (let at = token.length - 3; at >= 3; at -= 1) {
    const parts = [token.slice(0, at), token.slice(at)];
    if (parts.every((each) => vocabulary.formsOf(each).length > 0)) return parts;
  }
  return [];
}

/** What to look for, one entry for each word that was typed. */
export function wantedOf(words: readonly Word[], index: SearchIndex): readonly Wanted[] {
  return words.map((word, at) => {
    const takesBeginnings = word.token.length > 1 || words.length === 1;
    const whole = joined(word);
    // Two words that the guide writes as one, or with a hyphen.
    const [before, after] = [words[at - 1], words[at + 1]];
    const together = [
      ...(whole ? [whole] : []),
      ...(before ? [`${before.token}${word.token}`] : []),
      ...(after ? [`${word.token}${after.token}`] : []),
    ].flatMap((each) => index.vocabulary.formsOf(each));
    const direct = directWays(word.token, index, takesBeginnings);
    const isKnown = direct.some(({ nearness }) => nearness === 3);
    const same = sameWordsAs(word.token, index.sameWords)
      .flatMap((each) => index.vocabulary.formsOf(each))
      .map((token): Way => ({ token, nearness: 3, weight: isKnown ? 0.3 : 0.8 }));
    const written = together.map((token): Way => ({ token, nearness: 3, weight: 1 }));
    // The last writing of a word counts: what was typed, before what means the same.
    const ways = [...same, ...direct, ...written];
    const alike = [...(isKnown ? [] : same), ...written].map(({ token }) => token);
    const parts = word.parts.map(({ token }) => token);
    if (ways.length > 0 || parts.length > 1) return { asked: word.token, ways, parts, alike };
    const once = mistyped(word.token, index, 1);
    const split = once.length > 0 ? [] : splitOf(word.token, index);
    if (split.length > 0) return { asked: word.token, ways, parts: split, alike: split };
    const twice = word.token.length < longEnough ? [] : mistyped(word.token, index, 2);
    const near = [once, twice, begun(word.token, index)].find((each) => each.length > 0) ?? [];
    return { asked: word.token, ways: near, parts, alike: near.map(({ token }) => token) };
  });
}
