/** The npm scripts whose proofs read sources, not the fixture sites. */
export type SourceProofs = 'e2e' | 'proofs:components' | 'proofs:wrong';

/**
 * What a mutation is made in: a finished build (the production or one of the fixture sites), a source
 * file of the project, or a file of an installed package. Builds are edited as they are, so that most
 * breakages cost no new build.
 */
type Place =
  | { readonly built: 'production' | 'everything' | 'bare' | 'flat'; readonly files: RegExp }
  | { readonly source: string; readonly proofs: SourceProofs }
  | { readonly library: string; readonly file: string; readonly proofs: SourceProofs };

/** A deliberate breakage of one row: one edit that must turn a proof of the row red. */
export interface Mutation {
  readonly row: number;
  /** What is broken, in words. */
  readonly breaks: string;
  readonly place: Place;
  /** Every match in the named files is replaced; no match at all is a fault of the list. */
  readonly find: RegExp;
  /** The replacement, with `$1` for groups. */
  readonly put: string;
}
