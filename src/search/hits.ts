import type { Range } from './section';
import { fold, joined, type Word, wordsOf } from './words';

/** 3 the word itself, 2 its beginning was typed, 1 a typing mistake was assumed. */
export type Nearness = 1 | 2 | 3;

/** A word of the guide that answers: which of the typed words it answers, and how nearly. */
export interface Hit {
  readonly asked: string;
  readonly nearness: Nearness;
}

/** The words of the guide that answer. */
export type Hits = ReadonlyMap<string, Hit>;

/** Letters by which a word may grow and still be the same word: flash, flashing. */
const longestEnding = 3;

const isOtherWord = (token: string, { asked, nearness }: Hit): boolean =>
  nearness === 2 && token.length - asked.length > longestEnding;

/** Leaves out longer words that begin like one that was found: who finds ROM does not mean RomDrop. */
export const withoutOtherWords = (hits: Hits): Hits =>
  new Map([...hits].filter(([token, hit]) => !(hits.has(hit.asked) && isOtherWord(token, hit))));

/** The places in one word: the whole word, or the parts of it that were looked for. */
function placesIn(word: Word, hits: Hits): readonly (Range & Hit)[] {
  const { start, end } = word;
  const whole = hits.get(word.token) ?? hits.get(joined(word) ?? '');
  if (whole) return [{ start, end, ...whole }];
  return word.parts.flatMap(({ token, start: from, end: to }) => {
    const part = hits.get(token);
    return part ? [{ start: from, end: to, ...part }] : [];
  });
}

/** Whether the letters of a word looked for stand in a sentence at all; most sentences need no more. */
function mayHold(sentence: string, hits: Hits): boolean {
  const letters = fold(sentence);
  const withoutHyphens = letters.replaceAll('-', '');
  for (const token of hits.keys())
    if (letters.includes(token) || withoutHyphens.includes(token)) return true;
  return false;
}

/** Where a sentence holds the words looked for, neighbours joined, and how well it answers them. */
export function hitsIn(sentence: string, hits: Hits) {
  const ranges: Range[] = [];
  if (!mayHold(sentence, hits)) return { ranges, score: 0 };
  const nearest = new Map<string, number>();
  for (const { asked, nearness, start, end } of wordsOf(sentence).flatMap((word) =>
    placesIn(word, hits),
  )) {
    nearest.set(asked, Math.max(nearest.get(asked) ?? 0, nearness));
    const last = ranges.at(-1);
    if (last && /^[\s-]*$/.test(sentence.slice(last.end, start)))
      ranges[ranges.length - 1] = { start: last.start, end };
    else ranges.push({ start, end });
  }
  return { ranges, score: [...nearest.values()].reduce((sum, each) => sum + each, 0) };
}
