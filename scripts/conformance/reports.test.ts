import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ProofRun, proofsOf } from './reports';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conformance-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A run whose report is in the test's own folder. */
function run(report?: object): ProofRun {
  const file = join(folder, 'report.json');
  if (report) writeFileSync(file, JSON.stringify(report));
  const read = () => ({ passed: 0, failed: 0 });
  return {
    script: 'some',
    report: { file, read },
    build: (project) => (project === 'everything' ? 'X' : 'P'),
  };
}

const begun = Date.parse('2025-06-01T12:00:00Z');

const inPlaywright = (status: string, expectedStatus = 'passed') => ({
  config: { rootDir: 'tests/site' },
  stats: { startTime: '2025-06-01T12:00:00.000Z' },
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              title: 'R1 one',
              file: 'one.spec.ts',
              tests: [{ projectName: 'everything', status, expectedStatus }],
            },
          ],
        },
      ],
    },
  ],
});

const inVitest = (status: string) => ({
  startTime: begun,
  testResults: [{ name: 'src/one.test.ts', assertionResults: [{ title: 'R1 one', status }] }],
});

const outcome = (report: object): string | undefined =>
  proofsOf(run(report), begun).proofs[0]?.outcome;

describe('the proofs of a report', () => {
  it('have title, file, build and outcome', () => {
    expect(proofsOf(run(inPlaywright('expected')), begun).proofs).toEqual([
      {
        title: 'R1 one',
        file: join('tests', 'site', 'one.spec.ts'),
        build: 'X',
        outcome: 'passed',
      },
    ]);
    expect(proofsOf(run(inVitest('passed')), begun).proofs).toEqual([
      { title: 'R1 one', file: join('src', 'one.test.ts'), build: 'P', outcome: 'passed' },
    ]);
  });

  it('passed only if the test passed at once and was meant to', () => {
    expect(outcome(inPlaywright('unexpected'))).toBe('failed');
    expect(outcome(inPlaywright('flaky'))).toBe('failed');
    expect(outcome(inPlaywright('expected', 'failed'))).toBe('failed');
    expect(outcome(inPlaywright('skipped'))).toBe('skipped');
    expect(outcome(inVitest('failed'))).toBe('failed');
    for (const status of ['skipped', 'pending', 'todo', 'disabled']) {
      expect(outcome(inVitest(status)), status).toBe('skipped');
    }
  });

  it('count for nothing if the report is missing', () => {
    const fault: unknown = expect.stringContaining('no report');
    expect(proofsOf(run(), begun)).toEqual({ proofs: [], fault });
  });

  it('count for nothing if the report is of an earlier run', () => {
    for (const report of [inPlaywright('expected'), inVitest('passed')]) {
      const fault: unknown = expect.stringContaining('earlier run');
      expect(proofsOf(run(report), begun + 1)).toEqual({ proofs: [], fault });
      expect(proofsOf(run(report), begun).fault).toBeUndefined();
    }
  });

  it('count for nothing if the report does not say when it was begun', () => {
    const { startTime, ...rest } = inVitest('passed');
    expect(startTime).toBe(begun);
    expect(proofsOf(run(rest), begun).proofs).toEqual([]);
  });
});
