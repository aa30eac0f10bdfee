/**
 * `npm run mutations`: breaks a scratch copy on purpose, one row of the specification at a time, and
 * asks whether a proof of that row turns red. The last line is `N of N mutations caught`.
 *
 * `-- --row 33` tries the mutations of one row; `-- --again` takes the scratch copy of the last run as
 * it is, without proving first that all proofs are green in it.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Mutation } from '../tests/conformance/mutation';
import { mutations } from '../tests/conformance/mutations';
import { type Trial, tried } from './mutations/mutationResult';
import { scratchCopy } from './mutations/scratchCopy';

/**
 * A proof that turns red waits in vain: here shorter than elsewhere, in milliseconds. The run with
 * nothing broken waits no longer, and shows that it is enough.
 */
process.env.PATIENCE_MS ??= '10000';

const original = process.cwd();
const copy = path.join(original, '.cache', 'mutations');

/** A red proof says something only if it was green before. @throws if one is not */
function prepare(): void {
  scratchCopy(original, copy);
  console.log('First all proofs, with nothing broken:');
  const { status } = spawnSync('npm', ['run', '--silent', 'conformance'], {
    cwd: copy,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('The proofs fail before anything is broken.');
}

const isCaught = ({ red }: Trial): boolean => red.length > 0;

function told(trial: Trial, seconds: number): string {
  const { mutation, red, fault } = trial;
  const verdict = isCaught(trial) ? 'caught  ' : 'SURVIVED';
  const by = isCaught(trial) ? (red[0] ?? '') : (fault ?? 'every proof of the row stayed green');
  return `${seconds.toFixed(0).padStart(5)} s  ${verdict}  R${mutation.row} ${mutation.breaks}: ${by}`;
}

async function tryAll(chosen: readonly Mutation[]): Promise<Trial[]> {
  const trials: Trial[] = [];
  for (const mutation of chosen) {
    const start = performance.now();
    const trial = await tried(mutation, original, copy);
    trials.push(trial);
    console.log(told(trial, (performance.now() - start) / 1000));
  }
  return trials;
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { row: { type: 'string', multiple: true }, again: { type: 'boolean' } },
  });
  const chosen = mutations.filter(({ row }) => values.row?.includes(String(row)) ?? true);
  if (!values.again) prepare();
  const trials = await tryAll(chosen);
  const caught = trials.filter(isCaught).length;
  console.log(`\n${caught} of ${trials.length} mutations caught`);
  process.exitCode = trials.length > 0 && caught === trials.length ? 0 : 1;
}

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
