/**
 * `npm run check:prose`, `npm run check` and `npm test`: the checks of one speed, as `checks/speeds.ts`
 * lists them. A failed check prints all it said, a long one its slowest tests. The last line is the count
 * of single proofs.
 */
import { rmSync } from 'node:fs';
import { atMost } from './checks/atMost';
import { resultsFolder } from './checks/reporter';
import { runCheck, type Outcome } from './checks/runCheck';
import { speeds, type Check, type Speed } from './checks/speeds';
import { slowest } from './checks/slowest';
import { closingLine, sum } from './checks/tally';

/** Of a check that takes longer, the slowest tests are named. */
const longSeconds = 300;

async function checked(check: Check): Promise<Outcome> {
  const outcome = await runCheck(check);
  const { tally, seconds, tests, output } = outcome;
  const verdict = tally.failed === 0 ? 'passed' : 'FAILED';
  const count = check.run ? ` (${closingLine(tally)})` : '';
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${check.name}: ${verdict}${count}`);
  if (tally.failed > 0) console.log(`\n${output.trim()}\n\n--- end of ${check.name} ---\n`);
  else if (check.showsLastLine) console.log(`           ${output.trim().split('\n').at(-1)}`);
  if (seconds > longSeconds) for (const line of slowest(tests)) console.log(`           ${line}`);
  return outcome;
}

async function run({ stages, stopsAtFirst }: Speed): Promise<void> {
  const start = performance.now();
  rmSync(resultsFolder, { recursive: true, force: true });
  const outcomes: Outcome[] = [];
  const failed = (): Outcome[] => outcomes.filter(({ tally }) => tally.failed > 0);
  for (const stage of stages)
    await atMost(2, stage, async (check) => {
      if (stopsAtFirst && failed().length > 0) return;
      outcomes.push(await checked(check));
    });
  const total = sum(outcomes.map(({ tally }) => tally));
  console.log(`\nThe checks took ${((performance.now() - start) / 60_000).toFixed(1)} minutes.`);
  if (total.failed > 0)
    console.log(
      `Failed: ${failed()
        .map(({ check }) => check.name)
        .join(', ')}`,
    );
  console.log(closingLine(total));
  process.exitCode = total.failed === 0 ? 0 : 1;
}

const named = Object.entries(speeds).find(([name]) => name === process.argv[2]);
if (!named) throw new Error(`Say which: ${Object.keys(speeds).join(', ')}`);
void run(named[1]);
