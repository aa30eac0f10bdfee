import { writeFileSync } from 'node:fs';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { closingLine, sum, type Tally } from '../../scripts/checks/tally';

/** The faults that a test injects: those that it named one by one, or the one that it is about. */
function faultsOf(test: TestCase): Tally {
  const named = test.results.at(-1)?.annotations.filter(({ type }) => type === 'fault').length ?? 0;
  return test.outcome() === 'expected'
    ? { passed: Math.max(named, 1), failed: 0 }
    : { passed: named, failed: 1 };
}

/** A test of the site says in a note which family its fault is of; here the outermost title does. */
const familyOf = (test: TestCase): string =>
  test.annotations.find(({ type }) => type === 'family')?.description ??
  test.titlePath()[3] ??
  test.title;

function row(family: string, { passed, failed }: Tally, width: number): string {
  const [injected, well] = [passed + failed, passed].map((count) => String(count).padStart(9));
  return `${family.padEnd(width)} ${injected ?? ''} ${well ?? ''}`;
}

/** Where the table is kept, from the root of the project. */
const tableFile = 'test-results/faults.txt';

/** Prints and keeps the table of faults by family, and how many passed. */
export default class FaultTable implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const families = new Map<string, Tally>();
    for (const test of this.suite?.allTests() ?? []) {
      const family = familyOf(test);
      const before = families.get(family) ?? { passed: 0, failed: 0 };
      families.set(family, sum([before, faultsOf(test)]));
    }
    const width = Math.max(8, ...[...families.keys()].map(({ length }) => length));
    const table = [
      `${'Family'.padEnd(width)}  injected    passed`,
      ...Array.from(families, ([family, tally]) => row(family, tally, width)),
      '',
      closingLine(sum([...families.values()])),
    ].join('\n');
    writeFileSync(tableFile, `${table}\n`);
    console.log(`\n${table}`);
  }
}
