import type { Range } from './section';
import { joined, type Word, wordsOf } from './words';

/** The places in one word: the whole word, or the parts of it that were looked for. */
function placesIn(word: Word, looked: ReadonlySet<string>): readonly (Range & { token: string })[] {
  const whole = looked.has(word.token) || looked.has(joined(word) ?? '');
  return whole ? [word] : word.parts.filter(({ token }) => looked.has(token));
}

/** Where a sentence holds the words looked for, and how many different ones; neighbours are joined. */
export function hitsIn(sentence: string, looked: ReadonlySet<string>) {
  const ranges: Range[] = [];
  const kinds = new Set<string>();
  for (const { token, start, end } of wordsOf(sentence).flatMap((word) => placesIn(word, looked))) {
    kinds.add(token);
    const last = ranges.at(-1);
    if (last && /^[\s-]*$/.test(sentence.slice(last.end, start)))
      ranges[ranges.length - 1] = { start: last.start, end };
    else ranges.push({ start, end });
  }
  return { kinds: kinds.size, ranges };
}
