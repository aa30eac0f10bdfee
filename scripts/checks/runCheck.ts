import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readResults, resultsFolder, type TestResult } from './reporter';
import type { Check } from './speeds';
import { oneProof, tallyOf, type Tally } from './tally';

export interface Outcome {
  readonly check: Check;
  readonly tally: Tally;
  readonly seconds: number;
  /** The single tests of its run; none for a check that is one proof. */
  readonly tests: readonly TestResult[];
  /** All that the check printed. */
  readonly output: string;
}

/** Runs one check to its end, whatever that is. */
export async function runCheck(check: Check): Promise<Outcome> {
  if (check.run) rmSync(`${resultsFolder}/${check.run}-1.json`, { force: true });
  const start = performance.now();
  const { endedWell, output } = await runScript(check.script, check.args ?? []);
  const seconds = (performance.now() - start) / 1000;
  const runs = check.run ? readResults(check.run) : [];
  const tally = check.run ? tallyOf(runs, endedWell) : oneProof(endedWell);
  return { check, tally, seconds, tests: runs.flatMap(({ tests }) => tests), output };
}

function runScript(
  script: string,
  args: readonly string[],
): Promise<{ endedWell: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const keep = (part: Buffer): void => {
      output += part.toString('utf8');
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => {
      resolve({ endedWell: false, output: String(error) });
    });
    child.on('close', (code) => {
      resolve({ endedWell: code === 0, output });
    });
  });
}
