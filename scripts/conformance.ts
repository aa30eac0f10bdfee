/**
 * `npm run conformance`: runs all proofs of the specification and prints the table of its rows; the
 * last line is `N of 130 rows proven`. The table is also written to test-results/conformance.md.
 *
 * `npm test` has run the proofs already and says since when in PROOFS_SINCE; then only reports of
 * runs begun after that moment count.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { rows } from '../tests/conformance/rows';
import { isProven, judged, strangers } from './conformance/count';
import { proofRuns, proofsOf } from './conformance/reports';
import { asMarkdown, asText, closingLine, faultsAsText } from './conformance/table';
import type { Check } from './checks/checks';
import { runCheck } from './checks/runCheck';

async function runProofs(): Promise<void> {
  const build: Check = { name: 'build', script: 'check:build' };
  const runs = proofRuns.map(({ script, report, rowsOnly }): Check => ({
    name: script,
    script,
    report,
    narrowed: rowsOnly,
  }));
  for (const check of [build, ...runs]) {
    const { tally, seconds, output } = await runCheck(check);
    const verdict = tally.failed === 0 ? 'passed' : 'FAILED';
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${check.name}: ${verdict}`);
    if (tally.failed > 0) console.log(`\n${output.trim()}\n\n--- end of ${check.name} ---\n`);
  }
}

/** The moment after which a run must have begun to count, in milliseconds since 1970. */
async function freshRuns(): Promise<number> {
  const given = process.env.PROOFS_SINCE;
  if (given !== undefined) return Number(given);
  const start = Date.now();
  await runProofs();
  return start;
}

async function conformance(): Promise<void> {
  const since = await freshRuns();
  const found = proofRuns.map((run) => proofsOf(run, since));
  const proofs = found.flatMap((one) => one.proofs);
  const table = rows.map((row) => judged(row, proofs));
  const faults = [
    ...found.flatMap(({ fault }) => fault ?? []),
    ...strangers(rows, proofs).map((title) => `No such row: ${title}`),
    ...faultsAsText(table),
  ];
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/conformance.md', asMarkdown(table));
  console.log(asText(table));
  if (faults.length > 0) console.log(`\n${faults.join('\n')}`);
  console.log(`\n${closingLine(table)}`);
  process.exitCode = faults.length === 0 && table.every(isProven) ? 0 : 1;
}

conformance().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
