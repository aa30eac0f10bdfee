import { sameWords } from '../data/sameWords';
import { stem } from './stem';

const byStem = new Map<string, string[]>();
for (const group of sameWords)
  for (const word of group) byStem.set(stem(word), [...(byStem.get(stem(word)) ?? []), ...group]);

/** Other words that mean the same as a typed one. */
export const sameWordsAs = (token: string): readonly string[] =>
  (byStem.get(stem(token)) ?? []).filter((each) => stem(each) !== stem(token));
