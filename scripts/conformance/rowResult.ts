import type { Build, Row } from '../../tests/conformance/rows';
import type { TestResult } from '../checks/reporter';

/** A row with all tests that are tagged with it, and why it does not count. */
export interface RowResult {
  readonly row: Row;
  readonly tests: readonly TestResult[];
  /** Empty for a row that is proven. */
  readonly errors: readonly string[];
}

/**
 * A row is proven if a test that is tagged with it passed in each kind of build that has to show it,
 * and if none that is tagged with it failed or was skipped.
 */
export function evaluate(row: Row, all: readonly TestResult[]): RowResult {
  const tests = all.filter(({ rows, build }) => rows.includes(row.number) && build !== undefined);
  const passedIn = (build: Build): boolean =>
    tests.some((test) => test.build === build && test.outcome === 'passed');
  const missing = row.builds
    .filter((build) => !passedIn(build))
    .map((build) => `R${row.number}: no test passed in ${build}`);
  const notPassed = tests
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ title, outcome }) => `R${row.number}: ${outcome}: ${title}`);
  return { row, tests, errors: [...missing, ...notPassed] };
}

export const isProven = ({ errors }: RowResult): boolean => errors.length === 0;

/** Tests that are tagged with a row which the specification does not have. */
export function unknownRows(rows: readonly Row[], all: readonly TestResult[]): string[] {
  const known = new Set(rows.map(({ number }) => number));
  return all.flatMap(({ title, rows: tagged }) =>
    tagged.filter((number) => !known.has(number)).map((number) => `No row R${number}: ${title}`),
  );
}
