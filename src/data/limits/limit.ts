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

/** What the guide forbids to answer. */
export const refusal = (section: string, text: string, ...sources: readonly string[]): Limit => ({
  kind: 'refusal',
  text,
  section,
  sources,
});

/** What the guide says beside such an answer. */
export const warning = (section: string, text: string, ...sources: readonly string[]): Limit => ({
  kind: 'warning',
  text,
  section,
  sources,
});
