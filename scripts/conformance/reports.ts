import { existsSync, readFileSync } from 'node:fs';
import type { Build } from '../../tests/conformance/row';
import type { Proof } from './count';
import { readReport } from './readers';
import { playwrightReport, vitestReport, type ReportReader } from '../checks/reports';

/** A run of tests that holds proofs: an npm script and the report it writes. */
export interface ProofRun {
  readonly script: string;
  readonly report: { readonly file: string; readonly read: ReportReader };
  /** The kind of build, by the name of the Playwright project. */
  readonly build: (project: string) => Build;
  /** What narrows the run to the tests that name a row, where it holds others too. */
  readonly rowsOnly?: readonly string[];
}

/** All runs that hold proofs. */
export const proofRuns: readonly ProofRun[] = [
  {
    script: 'proofs:components',
    report: { file: 'test-results/components.json', read: vitestReport },
    build: () => 'C',
  },
  {
    script: 'proofs:wrong',
    report: { file: 'test-results/wrong.json', read: vitestReport },
    build: () => 'N',
  },
  {
    script: 'proofs:fixtures',
    report: { file: 'test-results/fixtures.json', read: playwrightReport },
    build: (project) => (project === 'everything' ? 'X' : 'X-off'),
  },
  {
    script: 'e2e',
    report: { file: 'test-results/site.json', read: playwrightReport },
    build: () => 'P',
    rowsOnly: ['--grep', 'R[1-9]'],
  },
];

/** What the report of a run proves. */
export interface Found {
  readonly proofs: readonly Proof[];
  /** Why the report counts for nothing. */
  readonly fault?: string;
}

/**
 * The proofs of a run.
 *
 * @param since a report of a run that began earlier is stale, in milliseconds since 1970
 */
export function proofsOf({ report: { file }, build }: ProofRun, since: number): Found {
  if (!existsSync(file)) return { proofs: [], fault: `There is no report ${file}.` };
  const { begun, proofs } = readReport(readFileSync(file, 'utf8'), build);
  if (!(begun >= since)) return { proofs: [], fault: `${file} is the report of an earlier run.` };
  return { proofs };
}
