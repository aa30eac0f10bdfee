import { expect, test } from 'vitest';
import { sameWords } from './sameWords';
import { wordsOf } from '../search/words';

test('each group holds single words in small letters, each once', () => {
  for (const group of sameWords) {
    expect(new Set(group).size).toBe(group.length);
    for (const word of group) expect(wordsOf(word).map(({ token }) => token)).toEqual([word]);
  }
});
