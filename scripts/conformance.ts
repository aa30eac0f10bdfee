/**
 * `npm run conformance`: runs all tests of the specification's rows and prints the table of rows; the
 * last line is `N of 130 rows proven`. The table is also written to test-results/conformance.md.
 *
 * `-- --count` runs nothing and counts the results that are there: those of `npm test`, or of the jobs
 * of the workflow.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { rows } from '../tests/conformance/rows';
import { readResults, resultsFolder } from './checks/reporter';
import { runCheck } from './checks/runCheck';
import { rowChecks, type Check } from './checks/speeds';
import { evaluate, isProven, unknownRows } from './conformance/rowResult';
import { asMarkdown, asText, closingLine } from './conformance/table';

async function runTestsOfRows(): Promise<void> {
  rmSync(resultsFolder, { recursive: true, force: true });
  const { build, sources, fixtures, site } = rowChecks;
  const checks: Check[] = [...build, ...sources, ...fixtures];
  checks.push(...site.map((check) => ({ ...check, args: ['--grep', '@R'] })));
  for (const check of checks) {
    const { tally, seconds, output } = await runCheck(check);
    const verdict = tally.failed === 0 ? 'passed' : 'FAILED';
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${check.name}: ${verdict}`);
    if (tally.failed > 0) console.log(`\n${output.trim()}\n\n--- end of ${check.name} ---\n`);
  }
}

async function conformance(): Promise<void> {
  if (!process.argv.includes('--count')) await runTestsOfRows();
  const results = readResults().flatMap(({ tests }) => tests);
  const table = rows.map((row) => evaluate(row, results));
  const errors = [...unknownRows(rows, results), ...table.flatMap((one) => one.errors)];
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/conformance.md', asMarkdown(table));
  console.log(asText(table));
  if (errors.length > 0) console.log(`\n${errors.join('\n')}`);
  console.log(`\n${closingLine(table)}`);
  process.exitCode = errors.length === 0 && table.every(isProven) ? 0 : 1;
}

void conformance();
