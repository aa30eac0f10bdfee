/**
 * `npm test`: every check of the project, in the order of `checks.ts`. A failed check prints all it
 * said, and the others run all the same. The last line is the count of single proofs.
 */
import { atMost } from './checks/atMost';
import { stages, type Check } from './checks/checks';
import { runCheck, type Outcome } from './checks/runCheck';
import { closingLine, sum } from './checks/tally';

async function checked(check: Check): Promise<Outcome> {
  console.log(`${'begins'.padStart(9)}  ${check.name}`);
  const outcome = await runCheck(check);
  const { passed, failed } = outcome.tally;
  const verdict = failed === 0 ? 'passed' : 'FAILED';
  const count = check.report ? ` (${closingLine({ passed, failed })})` : '';
  console.log(`${outcome.seconds.toFixed(1).padStart(7)} s  ${check.name}: ${verdict}${count}`);
  if (failed > 0) console.log(`\n${outcome.output.trim()}\n\n--- end of ${check.name} ---\n`);
  else if (check.tellsLastLine)
    console.log(`           ${outcome.output.trim().split('\n').at(-1)}`);
  return outcome;
}

async function test(): Promise<void> {
  const start = performance.now();
  process.env.PROOFS_SINCE = String(Date.now());
  const outcomes: Outcome[] = [];
  for (const stage of stages) outcomes.push(...(await atMost(2, stage, checked)));

  const total = sum(outcomes.map(({ tally }) => tally));
  const failures = outcomes.filter(({ tally }) => tally.failed > 0).map(({ check }) => check.name);
  const minutes = (performance.now() - start) / 60_000;
  console.log(`\nAll checks took ${minutes.toFixed(1)} minutes.`);
  if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`);
  console.log(closingLine(total));
  process.exitCode = total.failed === 0 ? 0 : 1;
}

test().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
