import { expect, test } from 'vitest';
import type { TestResult } from './reporter';
import { closingLine, oneProof, sum, tallyOf } from './tally';

const run = (errors: number, ...outcomes: TestResult['outcome'][]) => ({
  errors,
  tests: outcomes.map((outcome) => ({
    title: 'one',
    file: 'one.test.ts',
    rows: [],
    outcome,
    seconds: 1,
  })),
});

test('closes with one plain line', () => {
  const total = sum([oneProof(true), oneProof(false), { passed: 40, failed: 2 }]);
  expect(closingLine(total)).toBe('41 passed, 3 failed');
});

test('counts a skipped test and an error outside the tests as failures', () => {
  const runs = [run(0, 'passed', 'skipped'), run(1, 'passed', 'failed')];
  expect(tallyOf(runs, false)).toEqual({ passed: 2, failed: 3 });
});

test('counts a runner that fails without a failed test, or runs none, as a failure', () => {
  expect(tallyOf([run(0, 'passed')], false)).toEqual({ passed: 1, failed: 1 });
  expect(tallyOf([], true)).toEqual({ passed: 0, failed: 1 });
});

test('leaves a good run alone', () => {
  expect(tallyOf([run(0, 'passed', 'passed')], true)).toEqual({ passed: 2, failed: 0 });
});
