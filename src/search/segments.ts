import type { Snippet } from './snippet';

/** A run of characters that look alike. */
export interface Segment {
  readonly text: string;
  readonly isHit: boolean;
  readonly isExact: boolean;
}

/** Cuts a snippet where its look changes. */
export function segmentsOf({ text, hits, exact }: Snippet): readonly Segment[] {
  const cuts = [...hits, ...exact].flatMap(({ start, end }) => [start, end]);
  const edges = [...new Set([0, ...cuts, text.length])].sort((a, b) => a - b);
  const covers = (ranges: Snippet['hits'], at: number) =>
    ranges.some(({ start, end }) => start <= at && at < end);
  return edges.slice(0, -1).map((edge, place) => ({
    text: text.slice(edge, edges[place + 1]),
    isHit: covers(hits, edge),
    isExact: covers(exact, edge),
  }));
}
