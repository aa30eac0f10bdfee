import { relative, resolve } from 'node:path';
import type { Build } from '../../tests/conformance/row';
import type { Proof } from './count';

/** What a report tells of its run. */
export interface Run {
  /** When it began, in milliseconds since 1970. */
  readonly begun: number;
  readonly proofs: readonly Proof[];
}

/** The part of Playwright's JSON report that is read. */
interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: { readonly startTime: string };
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly PlaywrightTest[];
  }[];
}

interface PlaywrightTest {
  readonly projectName: string;
  readonly expectedStatus: string;
  readonly status: string;
}

/** The part of Vitest's JSON report that is read. */
interface VitestReport {
  readonly startTime: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

const isPlaywright = (report: object): report is PlaywrightReport => 'suites' in report;

/**
 * Reads a report of either runner.
 *
 * @param build the kind of build, by the name of the Playwright project
 */
export function readReport(json: string, build: (project: string) => Build): Run {
  const report = JSON.parse(json) as PlaywrightReport | VitestReport;
  return isPlaywright(report) ? readPlaywright(report, build) : readVitest(report, build(''));
}

const fromHere = (...file: string[]): string => relative(process.cwd(), resolve(...file));

function readPlaywright(report: PlaywrightReport, build: (project: string) => Build): Run {
  const proofsOf = ({ specs, suites = [] }: PlaywrightSuite): Proof[] => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map((test) => ({
        title,
        file: fromHere(report.config.rootDir, file),
        build: build(test.projectName),
        outcome: outcomeInPlaywright(test),
      })),
    ),
    ...suites.flatMap(proofsOf),
  ];
  return { begun: Date.parse(report.stats.startTime), proofs: report.suites.flatMap(proofsOf) };
}

/** A test that passed only when tried again, or was meant to fail, did not pass. */
function outcomeInPlaywright({ status, expectedStatus }: PlaywrightTest): Proof['outcome'] {
  if (status === 'skipped') return 'skipped';
  return status === 'expected' && expectedStatus === 'passed' ? 'passed' : 'failed';
}

function readVitest(report: VitestReport, build: Build): Run {
  const proofs = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      title,
      file: fromHere(name),
      build,
      outcome: outcomeInVitest(status),
    })),
  );
  return { begun: report.startTime, proofs };
}

function outcomeInVitest(status: string): Proof['outcome'] {
  if (status === 'passed' || status === 'failed') return status;
  return 'skipped';
}
