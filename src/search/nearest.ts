import { likenessTo } from '../calculations/text/likeness';
import { queryWords } from './query';
import type { SearchIndex } from './searchIndex';

/** Most words that are offered. */
const most = 5;

/** Letters that may differ, as a share of the word. */
const leniency = 0.5;

const isWord = /^\p{L}{3,}$/u;

/** The words of the guide that look most like those typed, for a search that finds nothing. */
export function nearestWords(typed: string, { vocabulary }: SearchIndex): readonly string[] {
  const near = new Map<string, number>();
  for (const { token } of queryWords(typed)) {
    const likeness = likenessTo(token);
    for (const word of vocabulary.beginningWith('')) {
      if (!isWord.test(word) || Math.abs(word.length - token.length) > token.length * leniency)
        continue;
      const like = likeness(word);
      if (like >= 1 - leniency) near.set(word, Math.max(near.get(word) ?? 0, like));
    }
  }
  return [...near]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([word]) => word);
}
