import type { RunResults } from './reporter';

/** How many single proofs of a check passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** The tally of a check that is one proof by itself. */
export const oneProof = (passed: boolean): Tally =>
  passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/**
 * The tally of a run of tests. A test that was skipped counts as failed, and so does a runner that ran
 * nothing, or failed without naming a failed test.
 */
export function tallyOf(runs: readonly RunResults[], endedWell: boolean): Tally {
  const tests = runs.flatMap((run) => run.tests);
  const passed = tests.filter(({ outcome }) => outcome === 'passed').length;
  const errors = runs.reduce((total, run) => total + run.errors, 0);
  const failed = tests.length - passed + errors;
  const silentFailure = failed === 0 && (!endedWell || passed === 0);
  return { passed, failed: silentFailure ? 1 : failed };
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, tally) => total + tally.passed, 0),
  failed: tallies.reduce((total, tally) => total + tally.failed, 0),
});

/** The last line of `npm test`. */
export const closingLine = ({ passed, failed }: Tally): string =>
  `${passed} passed, ${failed} failed`;
