import { expect, test } from 'vitest';
import { playwrightReport, vitestReport } from './reports';
import { closingLine, oneProof, sum, withExitCode } from './tally';

test('closes with one plain line', () => {
  const total = sum([oneProof(true), oneProof(false), { passed: 40, failed: 2 }]);
  expect(closingLine(total)).toBe('41 passed, 3 failed');
});

test('counts a runner that fails without a failed test as a failure', () => {
  expect(withExitCode({ passed: 5, failed: 0 }, false)).toEqual({ passed: 5, failed: 1 });
});

test('counts a runner without any test as a failure', () => {
  expect(withExitCode({ passed: 0, failed: 0 }, true)).toEqual({ passed: 0, failed: 1 });
});

test('leaves an honest tally alone', () => {
  expect(withExitCode({ passed: 5, failed: 2 }, false)).toEqual({ passed: 5, failed: 2 });
  expect(withExitCode({ passed: 5, failed: 0 }, true)).toEqual({ passed: 5, failed: 0 });
});

test('reads the report of vitest, a skipped test being a failed one', () => {
  const report = JSON.stringify({ numTotalTests: 9, numPassedTests: 7, numPendingTests: 2 });
  expect(vitestReport(report)).toEqual({ passed: 7, failed: 2 });
});

test('reads the report of Playwright, flaky and skipped tests being failed ones', () => {
  const stats = { expected: 20, unexpected: 1, flaky: 1, skipped: 1 };
  const report = JSON.stringify({ stats, errors: [{ message: 'a file that cannot be loaded' }] });
  expect(playwrightReport(report)).toEqual({ passed: 20, failed: 4 });
});

test.each([vitestReport, playwrightReport])('refuses a report without counts', (read) => {
  expect(() => read('{}')).toThrow('does not say');
});
