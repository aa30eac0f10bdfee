/**
 * `npm run mutations`: breaks a copy of the last commit on purpose, one row of the specification at a
 * time, and asks whether a test of that row turns red. The last line is `N of N mutations caught`. It
 * takes hours, and runs once a week in the workflow.
 *
 * `-- --row 33` tries the mutations of one row; `-- --again` skips the first run with nothing broken.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Build, rows } from '../tests/conformance/rows';
import { mutations, type Mutation } from '../tests/conformance/mutations';
import { readResults, resultsFolder } from './checks/reporter';
import { runCheck } from './checks/runCheck';
import { rowChecks, type Check } from './checks/speeds';

/** A test that turns red waits in vain: here shorter than elsewhere, in milliseconds. */
process.env.PATIENCE_MS ??= '10000';

const copy = path.resolve('.cache', 'mutations');

/** What shows a row in each kind of build, the cheapest kind first. */
const { sources, build, site, fixtures } = rowChecks;
const only = (row: number): readonly string[] => ['-x', '--grep', `@R${row}(?!\\d)`];
const kinds: readonly [Build, (row: number) => readonly Check[]][] = [
  ['C', () => [sources[0]]],
  ['N', () => [sources[1]]],
  ['P', (row) => [...build, { ...site[0], args: only(row) }]],
  ['X', (row) => [{ ...fixtures[0], args: only(row) }]],
  ['X-off', (row) => [{ ...fixtures[0], args: only(row) }]],
];

/** The first test of the row that turns red, or undefined if all stay green. */
async function firstRed({ row }: Mutation): Promise<string | undefined> {
  const builds = rows.find(({ number }) => number === row)?.builds ?? [];
  for (const [kind, checksOf] of kinds) {
    if (!builds.includes(kind)) continue;
    rmSync(resultsFolder, { recursive: true, force: true });
    for (const check of checksOf(row)) {
      const { tally, output } = await runCheck(check);
      if (!check.run && tally.failed > 0) throw new Error(`${check.name} failed:\n${output}`);
    }
    const red = readResults()
      .flatMap(({ tests }) => tests)
      .find((test) => test.rows.includes(row) && test.outcome === 'failed');
    if (red) return red.title;
  }
  return undefined;
}

async function isCaught(mutation: Mutation): Promise<boolean> {
  const { row, breaks, file, find, put } = mutation;
  const before = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    before.replace(find, () => put),
  );
  try {
    const red = await firstRed(mutation);
    console.log(`${red ? 'caught  ' : 'SURVIVED'}  R${row} ${breaks}: ${red ?? 'all stay green'}`);
    return red !== undefined;
  } catch (error) {
    console.log(`NOT TRIED R${row} ${breaks}: ${String(error)}`);
    return false;
  } finally {
    writeFileSync(file, before);
  }
}

async function tryAll(): Promise<void> {
  const { values } = parseArgs({
    options: { row: { type: 'string', multiple: true }, again: { type: 'boolean' } },
  });
  if (!existsSync(copy)) {
    execFileSync('git', ['worktree', 'add', '--detach', copy]);
    symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  }
  execFileSync('git', ['checkout', '--quiet', '--detach', '--force', 'HEAD'], { cwd: copy });
  process.chdir(copy);
  if (!values.again) execFileSync('npm', ['run', '--silent', 'conformance'], { stdio: 'inherit' });
  const chosen = mutations.filter(({ row }) => values.row?.includes(String(row)) ?? true);
  let caught = 0;
  for (const mutation of chosen) if (await isCaught(mutation)) caught += 1;
  console.log(`\n${caught} of ${chosen.length} mutations caught`);
  process.exitCode = chosen.length > 0 && caught === chosen.length ? 0 : 1;
}

void tryAll();
