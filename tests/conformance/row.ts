/**
 * A kind of build that can show a row: the production (P), a site with everything on (X) or with parts
 * off (X-off), a build made wrong on purpose (N), or the sources alone (C).
 */
export type Build = 'P' | 'X' | 'X-off' | 'N' | 'C';

/** One numbered statement of the specification. */
export interface Row {
  readonly number: number;
  /** What it asks for, in short. */
  readonly requirement: string;
  /** Each of these has to show it. */
  readonly builds: readonly Build[];
  /** What was chosen where the specification says "not shown", or how its intention is met. */
  readonly note?: string;
}
