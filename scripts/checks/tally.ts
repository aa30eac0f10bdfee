/** How many single proofs of a check passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** The tally of a check that is one proof by itself. */
export function oneProof(passed: boolean): Tally {
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Brings a report and the exit code of its runner together: a runner that failed without naming a
 * failed test, or passed without running any, still counts as one failure.
 */
export function withExitCode(tally: Tally, endedWell: boolean): Tally {
  const silentFailure = tally.failed === 0 && (!endedWell || tally.passed === 0);
  return silentFailure ? { ...tally, failed: 1 } : tally;
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, tally) => total + tally.passed, 0),
    failed: tallies.reduce((total, tally) => total + tally.failed, 0),
  };
}

/** The last line of `npm test`. */
export function closingLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
