import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, Suite, TestCase as PlaywrightTest } from '@playwright/test/reporter';
import type { TestCase as VitestTest, TestModule } from 'vitest/node';
import type { Build } from '../../tests/conformance/rows';

/** One test of a run. */
export interface TestResult {
  readonly title: string;
  /** Path from the root of the project. */
  readonly file: string;
  /** Rows of the specification that the test is tagged with: `@R33` is row 33. */
  readonly rows: readonly number[];
  /** What was tested; undefined for unit tests, which prove no row. */
  readonly build?: Build | undefined;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly seconds: number;
}

/** What a run of Playwright or Vitest found. */
export interface RunResults {
  readonly tests: readonly TestResult[];
  /** Errors outside any test, such as a file that cannot be loaded. */
  readonly errors: number;
}

interface Options {
  /** Names the file of the results. */
  readonly run: string;
  /** The kind of build that each project tests; a configuration without projects has one, named ''. */
  readonly builds?: Readonly<Record<string, Build>>;
}

/** Where each run leaves its results, one file for each shard. */
export const resultsFolder = 'test-results/results';

/** The results that runs have left, of all runs or of one; a run that never began left none. */
export const readResults = (run = ''): RunResults[] =>
  (existsSync(resultsFolder) ? readdirSync(resultsFolder) : [])
    .filter((file) => file.startsWith(run))
    .map((file) => JSON.parse(readFileSync(path.join(resultsFolder, file), 'utf8')) as RunResults);

const rowsOf = (tags: readonly string[]): number[] =>
  tags.filter((tag) => /^@R\d+$/.test(tag)).map((tag) => Number(tag.slice(2)));

const fromRoot = (file: string): string =>
  path.relative(process.cwd(), file).replaceAll(path.sep, '/');

/** Reports a run of either test runner in one form: counts for `npm test`, and rows for the conformance. */
export default class ResultsReporter {
  private suite: Suite | undefined;
  private shard = 1;
  private errors = 0;

  constructor(private readonly options: Options) {}

  /** Playwright: the list on the terminal is another reporter's. */
  printsToStdio(): boolean {
    return false;
  }

  onBegin(config: FullConfig, suite: Suite): void {
    this.suite = suite;
    this.shard = config.shard?.current ?? 1;
  }

  onError(): void {
    this.errors += 1;
  }

  onEnd(): void {
    this.write((this.suite?.allTests() ?? []).map((test) => this.ofPlaywright(test)));
  }

  /** Vitest calls this, and none of the others. */
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    this.errors = unhandled.length + modules.filter((module) => module.errors().length > 0).length;
    this.write(
      modules.flatMap(({ children }) => [...children.allTests()].map((one) => this.ofVitest(one))),
    );
  }

  /** A test that passed only when tried again, or was meant to fail, did not pass. */
  private ofPlaywright(test: PlaywrightTest): TestResult {
    const passed = test.outcome() === 'expected' && test.expectedStatus === 'passed';
    return {
      title: test.title,
      file: fromRoot(test.location.file),
      rows: rowsOf(test.tags),
      build: this.options.builds?.[test.parent.project()?.name ?? ''],
      outcome: test.outcome() === 'skipped' ? 'skipped' : passed ? 'passed' : 'failed',
      seconds: (test.results.at(-1)?.duration ?? 0) / 1000,
    };
  }

  private ofVitest(test: VitestTest): TestResult {
    const { state } = test.result();
    return {
      title: test.name,
      file: fromRoot(test.module.moduleId),
      rows: rowsOf(test.tags),
      build: this.options.builds?.[''],
      outcome: state === 'pending' ? 'skipped' : state,
      seconds: (test.diagnostic()?.duration ?? 0) / 1000,
    };
  }

  private write(tests: readonly TestResult[]): void {
    mkdirSync(resultsFolder, { recursive: true });
    const results: RunResults = { tests, errors: this.errors };
    const file = path.join(resultsFolder, `${this.options.run}-${this.shard}.json`);
    writeFileSync(file, JSON.stringify(results, null, 1));
  }
}
