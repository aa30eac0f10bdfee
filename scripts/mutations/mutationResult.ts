import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Mutation } from '../../tests/conformance/mutation';
import { rowsNamedBy } from '../conformance/count';
import { readReport } from '../conformance/readers';
import { proofRuns } from '../conformance/reports';
import { whileMutated } from './mutatedFiles';
import { mutatedPlace } from './mutatedPlace';
import { ownPackage } from './scratchCopy';

/** What became of a mutation. */
export interface Trial {
  readonly mutation: Mutation;
  /** The proofs of its row that turned red. */
  readonly red: readonly string[];
  /** Why it could not be tried. */
  readonly fault?: string;
}

const playwright = ['scripts/e2e.ts', '--trace', 'off', '-x'];

/** The program that runs the proofs of one row, and the script of `proofRuns` that names its report. */
function proofsFor({ row, place }: Mutation): { script: string; run: string[] } {
  // Not those that only mention the row in brackets: the first that fails ends the run.
  const title = `(?<!\\()\\bR${row}\\b`;
  if ('built' in place && place.built !== 'production') {
    const config = ['--config', 'tests/fixtures/playwright.config.ts', '--project', place.built];
    return { script: 'proofs:fixtures', run: ['tsx', ...playwright, ...config, '--grep', title] };
  }
  const script = 'built' in place ? 'e2e' : place.proofs;
  if (script === 'e2e') return { script, run: ['tsx', ...playwright, '--grep', title] };
  const folder = script.replace('proofs:', '');
  const config = folder === 'wrong' ? 'tests/proofs/wrong' : 'tests/components';
  return { script, run: ['vitest', 'run', '--config', `${config}/vitest.config.mts`, '-t', title] };
}

const ended = (copy: string, [program = '', ...rest]: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn('npx', ['--no-install', program, ...rest], { cwd: copy, stdio: 'ignore' });
    child.on('error', reject);
    child.on('close', () => resolve());
  });

/** Tries one mutation in a scratch copy whose sites are built, and puts the copy back in order. */
export async function tried(mutation: Mutation, original: string, copy: string): Promise<Trial> {
  const { script, run } = proofsFor(mutation);
  const proofRun = proofRuns.find((one) => one.script === script);
  if (!proofRun) throw new Error(`No run of proofs is called ${script}.`);
  const report = path.join(copy, proofRun.report.file);
  rmSync(report, { force: true });
  try {
    if ('library' in mutation.place) ownPackage(original, copy, mutation.place.library);
    await whileMutated(mutatedPlace(mutation, copy), mutation, () => ended(copy, run));
    if (!existsSync(report)) return { mutation, red: [], fault: 'the proofs left no report' };
    const { proofs } = readReport(readFileSync(report, 'utf8'), proofRun.build);
    const ofRow = proofs.filter(({ title }) => rowsNamedBy(title).includes(mutation.row));
    const red = ofRow.filter(({ outcome }) => outcome === 'failed').map(({ title }) => title);
    return ofRow.length > 0
      ? { mutation, red }
      : { mutation, red, fault: 'no proof of the row ran' };
  } catch (error) {
    return { mutation, red: [], fault: error instanceof Error ? error.message : String(error) };
  }
}
