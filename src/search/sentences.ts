import type { Range } from './section';

const end = /\n|[.!?][”’")\]]*(?=\s+[\p{Lu}\p{N}“(])/gu;

/** Where the sentences of a text stand. The end of a block ends a sentence too. */
export function sentencesOf(text: string): readonly Range[] {
  const sentences: Range[] = [];
  let from = 0;
  const close = (to: number, next: number) => {
    const start = from + (/^\s*/.exec(text.slice(from, to))?.[0].length ?? 0);
    if (start < to) sentences.push({ start, end: to });
    from = next;
  };
  for (const { 0: mark, index } of text.matchAll(end)) {
    const isBreak = mark === '\n';
    close(isBreak ? index : index + mark.length, index + mark.length);
  }
  close(text.length, text.length);
  return sentences;
}
