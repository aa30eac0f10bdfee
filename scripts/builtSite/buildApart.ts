import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

export interface Apart {
  /** Where the sources go; nothing may be there yet. */
  readonly room: string;
  /** The commit that is built. */
  readonly commit: string;
  /** What the build finds in its environment beside what is there. */
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Builds a commit in a folder of its own, with the packages installed here, or with its own where it
 * names others.
 *
 * @returns the folder of the built site
 * @throws if it does not build
 */
export function buildApart({ room, commit, env = {} }: Apart): string {
  const run = (program: string, args: readonly string[], cwd = room): void => {
    execFileSync(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  };
  const lockOf = (folder: string): string =>
    readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  run('git', ['clone', '--quiet', '--no-checkout', process.cwd(), room], path.dirname(room));
  run('git', ['checkout', '--quiet', '--detach', commit]);
  if (lockOf(room) === lockOf('.')) {
    run('cp', ['--archive', '--link', path.resolve('node_modules'), room]);
    rmSync(path.join(room, 'node_modules', '.cache'), { recursive: true, force: true });
  } else run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  run('npm', ['run', 'build']);
  return path.join(room, 'build');
}
