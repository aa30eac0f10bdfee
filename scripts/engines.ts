/**
 * `npm run engines`: the path of a reader through the built guide, in Chromium, Firefox and WebKit from
 * Debian's packages. `npm run engines -- Firefox` tries one of them. What an engine cannot do stands in
 * `engines/cannot.ts`. An engine that is not installed is left out with a line that says so; in CI it is
 * an error, and root gets it installed there.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limits } from './engines/cannot';
import { engines, type Engine } from './engines/engines';
import { readingPath, type Reader, type Step } from './engines/readingPath';
import { basePathOfBuild } from './server/basePath';
import { listen } from './server/listen';

const isCi = Boolean(process.env.CI);

function installed(engine: Engine): boolean {
  if (!engine.isInstalled() && isCi && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', ...engine.packages], { stdio: 'inherit' });
  }
  return engine.isInstalled();
}

/** Why a step did not succeed; undefined if it did. */
async function fault(step: Step, reader: Reader): Promise<string | undefined> {
  try {
    await step.does(reader);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Tries every step in an engine; the answer is how many went wrong. */
async function walk(engine: Engine): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'engines-'));
  const site = await listen({ folder: 'build', basePath: basePathOfBuild('build') });
  const window = await engine.open();
  let wrong = 0;
  try {
    console.log(`\n${engine.name}: ${window.version}`);
    for (const step of readingPath) {
      const limit = limits.find((each) => each.engine === engine.name && each.step === step.name);
      const began = performance.now();
      const why = await fault(step, { window, site, folder });
      const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6);
      const isWrong = (why === undefined) === (limit !== undefined);
      if (isWrong) wrong += 1;
      if (limit && why !== undefined)
        console.log(
          `${seconds} s  cannot  ${step.name}: ${limit.why}. Readers get: ${limit.instead}`,
        );
      else if (limit)
        console.log(`${seconds} s  WRONG   ${step.name}: listed as impossible, but works`);
      else
        console.log(
          `${seconds} s  ${why === undefined ? 'passed' : 'WRONG '}  ${step.name}${why === undefined ? '' : `: ${why}`}`,
        );
    }
  } finally {
    await window.close();
    await site.close().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  }
  return wrong;
}

async function run(names: readonly string[]): Promise<void> {
  let wrong = 0;
  for (const engine of engines) {
    if (names.length > 0 && !names.includes(engine.name)) continue;
    if (installed(engine)) {
      wrong += await walk(engine);
      continue;
    }
    console.log(`\n${engine.name}: not tried. Install ${engine.packages.join(' and ')}.`);
    if (isCi) wrong += 1;
  }
  console.log(wrong === 0 ? '\nEvery step passed.' : `\n${wrong} went wrong.`);
  process.exitCode = wrong === 0 ? 0 : 1;
}

void run(process.argv.slice(2));
