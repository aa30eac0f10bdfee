import { type Hits, hitsIn } from './hits';
import type { Range, Section } from './section';
import { sentencesOf } from './sentences';

/** The sentence that a result shows. */
export interface Snippet {
  readonly text: string;
  /** The words that were looked for. */
  readonly hits: readonly Range[];
  /** Names as a program shows them. */
  readonly exact: readonly Range[];
}

const longest = 160;
const cutMark = '...';

/** At most 160 characters of a sentence, with its first hit in them, cut between words. */
function windowOf(text: string, sentence: Range, firstHit: number): Range {
  if (sentence.end - sentence.start <= longest) return sentence;
  const room = longest - 2 * (cutMark.length + 1);
  const earliest = Math.max(sentence.start, Math.min(firstHit - 40, sentence.end - room));
  const start = earliest > sentence.start ? text.indexOf(' ', earliest) + 1 || earliest : earliest;
  const to = Math.min(start + room, sentence.end);
  const end = to < sentence.end ? text.lastIndexOf(' ', to) : to;
  return { start, end: end > start ? end : to };
}

/** The part of `ranges` inside `frame`, counted from its start, moved on by `shift`. */
const within = (ranges: readonly Range[], frame: Range, shift: number): readonly Range[] =>
  ranges
    .map(({ start, end }) => ({
      start: Math.max(start, frame.start),
      end: Math.min(end, frame.end),
    }))
    .filter(({ start, end }) => start < end)
    .map(({ start, end }) => ({
      start: start - frame.start + shift,
      end: end - frame.start + shift,
    }));

/** The sentence of a section that holds most of the words looked for, else its first. */
export function snippet(section: Section, hits: Hits): Snippet {
  const { text, title } = section;
  const sentences = sentencesOf(text).filter(({ start, end }) => text.slice(start, end) !== title);
  let best = { sentence: sentences[0], score: 0, ranges: [] as readonly Range[] };
  for (const sentence of sentences) {
    const { score, ranges } = hitsIn(text.slice(sentence.start, sentence.end), hits);
    const isBetter =
      score > best.score || (score === best.score && ranges.length > best.ranges.length);
    if (isBetter) best = { sentence, score, ranges };
  }
  if (!best.sentence) return { text: '', hits: [], exact: [] };
  const { start: origin } = best.sentence;
  const places = best.ranges.map(({ start, end }) => ({
    start: start + origin,
    end: end + origin,
  }));
  const frame = windowOf(text, best.sentence, places[0]?.start ?? origin);
  const before = frame.start > origin ? `${cutMark} ` : '';
  const after = frame.end < best.sentence.end ? ` ${cutMark}` : '';
  return {
    text: before + text.slice(frame.start, frame.end) + after,
    hits: within(places, frame, before.length),
    exact: within(section.exact, frame, before.length),
  };
}
