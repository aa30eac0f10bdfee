/** A sentence of an answer, with what it rests on. */
export interface Statement {
  /** In the reader's words, without source marks. */
  readonly text: string;
  /** Keys of `sources.ts`. */
  readonly sources: readonly string[];
  /** Thin, contradictory or inferred: shown as a doubt. */
  readonly doubtful?: true;
}
