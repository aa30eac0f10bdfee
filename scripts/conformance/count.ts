import type { Build, Row } from '../../tests/conformance/row';

/** One test of a run, as its report tells it. */
export interface Proof {
  readonly title: string;
  readonly file: string;
  readonly build: Build;
  readonly outcome: 'passed' | 'failed' | 'skipped';
}

/** A row with all tests that name it, and what speaks against counting it. */
export interface Judged {
  readonly row: Row;
  readonly proofs: readonly Proof[];
  /** Empty for a row that is proven. */
  readonly faults: readonly string[];
}

/** The rows that a test names at the beginning of its title: `R30 R130 the bar is named Main`. */
export function rowsNamedBy(title: string): number[] {
  const [named = ''] = /^R\d+(?: R\d+)*(?= )/.exec(title) ?? [];
  return named.split(' ').flatMap((name) => (name === '' ? [] : [Number(name.slice(1))]));
}

/**
 * A row is proven if a test that names it ran and passed in each kind of build that has to show it,
 * and if none that names it failed or was skipped.
 */
export function judged(row: Row, all: readonly Proof[]): Judged {
  const proofs = all.filter(({ title }) => rowsNamedBy(title).includes(row.number));
  const missing = row.builds
    .filter((build) => !proofs.some((proof) => proof.build === build && proof.outcome === 'passed'))
    .map((build) => `no proof in ${build}`);
  const notPassed = proofs
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ title, outcome }) => `${outcome}: ${title}`);
  return { row, proofs, faults: [...missing, ...notPassed] };
}

export const isProven = ({ faults }: Judged): boolean => faults.length === 0;

/** Titles that name a row which the specification does not have. */
export function strangers(rows: readonly Row[], all: readonly Proof[]): string[] {
  const known = new Set(rows.map(({ number }) => number));
  return all
    .filter(({ title }) => rowsNamedBy(title).some((number) => !known.has(number)))
    .map(({ title }) => title);
}
