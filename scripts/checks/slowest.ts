import type { TestResult } from './reporter';

/** Tests that are named. */
const most = 8;

/** The tests that took longest, a line each, the slowest first: `12.3 s  jumps.spec.ts: every id`. */
export const slowest = (tests: readonly TestResult[]): readonly string[] =>
  tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(
      ({ seconds, file, title }) =>
        `${seconds.toFixed(1).padStart(6)} s  ${file.split('/').at(-1) ?? ''}: ${title}`,
    );
