/** A boundary that the guide sets, and what every instrument says when a reader's case meets it. */
export interface Limit {
  /** A refusal stands instead of an answer, a warning beside it. */
  readonly kind: 'refusal' | 'warning';
  /** The words that readers see; `{name}` is filled with a value of their case. */
  readonly text: string;
  /** Id of the section in which the guide sets the boundary. */
  readonly section: string;
  /** Keys of `src/data/sources.ts`. */
  readonly sources: readonly string[];
}
