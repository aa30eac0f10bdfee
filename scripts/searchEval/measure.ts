/** What was found for one judged query. */
export interface Judged {
  readonly query: string;
  /** Place of the first right result, counted from 1; undefined if none is right. */
  readonly rank: number | undefined;
  /** How many results there were. */
  readonly results: number;
}

/** How well a set of queries is answered; all but the counts are shares from 0 to 1. */
export interface Measure {
  readonly queries: number;
  readonly meanReciprocalRank: number;
  readonly first: number;
  readonly firstThree: number;
  /** How many queries find nothing at all. */
  readonly none: number;
}

/**
 * The parts of the judged queries. Nobody looks at what `kept` misses, so that it tells how well the
 * search does with queries it was not fitted to; once looked at, they join `tuned`.
 */
export type Part = 'tuned' | 'kept';

/** Judges a list of results by the ids that answer the query. */
export function judge(query: string, right: readonly string[], found: readonly string[]): Judged {
  const place = found.findIndex((id) => right.includes(id));
  return { query, rank: place < 0 ? undefined : place + 1, results: found.length };
}

/** Sums up judged queries; a query without a right result counts as nought. */
export function measure(judged: readonly Judged[]): Measure {
  const share = (count: number): number => (judged.length === 0 ? 0 : count / judged.length);
  const within = (most: number): number =>
    share(judged.filter(({ rank }) => rank !== undefined && rank <= most).length);
  return {
    queries: judged.length,
    meanReciprocalRank: share(judged.reduce((sum, { rank }) => sum + (rank ? 1 / rank : 0), 0)),
    first: within(1),
    firstThree: within(3),
    none: judged.filter(({ results }) => results === 0).length,
  };
}
