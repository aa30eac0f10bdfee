import { sameWords } from '../data/sameWords';
import { stem } from './stem';

/** Words that mean about the same, by the stem of each. */
export type SameWords = ReadonlyMap<string, readonly string[]>;

/** Files the groups of such words under the stems of their words; done with the index, not when the program comes. */
export function sameWordsByStem(): SameWords {
  const byStem = new Map<string, string[]>();
  for (const group of sameWords)
    for (const word of group) {
      const root = stem(word);
      byStem.set(root, [...(byStem.get(root) ?? []), ...group]);
    }
  return byStem;
}

/** Other words that mean the same as a typed one. */
export const sameWordsAs = (token: string, byStem: SameWords): readonly string[] =>
  (byStem.get(stem(token)) ?? []).filter((each) => stem(each) !== stem(token));
