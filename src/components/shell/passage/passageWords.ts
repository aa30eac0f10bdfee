/** What can be linked by its words: a paragraph, a step or point, a row, a term, a caption. */
export const passages = 'p, li, tr, dt, figcaption';

/** What stands in a passage and is not its words. */
const asides = '.source-mark, .visually-hidden, .hash-link, svg, script';

/** The words of a passage, as a reader sees them, in small letters. */
export function wordsOf(passage: Element): readonly string[] {
  const copy = passage.cloneNode(true) as Element;
  for (const aside of copy.querySelectorAll(asides)) aside.remove();
  return copy.textContent.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Fewer words say too little to find the passage again after an edit; more make a long address. */
const fewest = 6;
const most = 20;

/** As many of its first words as tell a passage from the others, joined by hyphens. */
export function nameOf(words: readonly string[], others: readonly (readonly string[])[]): string {
  let count = fewest;
  const isShared = (): boolean =>
    others.some((other) => words.slice(0, count).every((word, place) => other[place] === word));
  while (count < most && isShared()) count += 1;
  return words.slice(0, count).join('-');
}

/**
 * Which of some passages a name means: the one that begins so; after an edit the one that begins most
 * alike, if at least half of the words are still there.
 *
 * @param name words joined by hyphens, from an address: anything
 * @returns its place, or -1
 */
export function placeOfName(name: string, all: readonly (readonly string[])[]): number {
  const wanted = name.toLowerCase().split('-').slice(0, most);
  const exact = all.findIndex((words) => wanted.every((word, place) => words[place] === word));
  if (exact >= 0) return exact;
  const kept = all.map((words) => {
    const begin = new Set(words.slice(0, wanted.length + 2));
    return wanted.filter((word) => begin.has(word)).length / wanted.length;
  });
  const best = Math.max(...kept);
  return best >= 0.5 ? kept.indexOf(best) : -1;
}
