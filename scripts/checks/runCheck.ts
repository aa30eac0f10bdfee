import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import type { Check } from './checks';
import { oneProof, withExitCode, type Tally } from './tally';

export interface Outcome {
  readonly check: Check;
  readonly tally: Tally;
  readonly seconds: number;
  /** All that the check printed. */
  readonly output: string;
}

/** Runs one check to its end, whatever that is. */
export async function runCheck(check: Check): Promise<Outcome> {
  if (check.report) rmSync(check.report.file, { force: true });
  const start = performance.now();
  const { endedWell, output } = await runScript(check.script, check.narrowed ?? []);
  const seconds = (performance.now() - start) / 1000;
  try {
    const tally = check.report
      ? withExitCode(check.report.read(readFileSync(check.report.file, 'utf8')), endedWell)
      : oneProof(endedWell);
    return { check, tally, seconds, output };
  } catch (error) {
    const reason = `No report to count: ${String(error)}`;
    return { check, tally: oneProof(false), seconds, output: `${output}\n${reason}` };
  }
}

function runScript(
  script: string,
  narrowed: readonly string[],
): Promise<{ endedWell: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...narrowed], {
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
