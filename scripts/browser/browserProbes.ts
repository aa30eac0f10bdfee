import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Everything the search for a browser asks of the machine, so that a test can answer instead. */
export interface BrowserProbes {
  /** Value of the environment variable CHROME_PATH. */
  readonly chromePath: string | undefined;
  /** The full path of a program on the search path. */
  readonly onPath: (name: string) => string | undefined;
  /** True for a file that starts and tells its version. */
  readonly starts: (path: string) => boolean;
  /** True once Playwright has downloaded its own Chromium. */
  readonly playwrightHasItsOwn: () => boolean;
  readonly isRoot: boolean;
  /** Runs a command in full view; true if it ended well. */
  readonly run: (command: string, args: readonly string[]) => boolean;
  readonly say: (line: string) => void;
}

export const thisMachine: BrowserProbes = {
  chromePath: process.env.CHROME_PATH,
  onPath: (name) =>
    (process.env.PATH ?? '')
      .split(delimiter)
      .map((folder) => join(folder, name))
      .find(isExecutable),
  starts: (path) =>
    isExecutable(path) &&
    // On Windows the browser answers --version by opening a window.
    (process.platform === 'win32' || ended(path, ['--version'], 'ignore')),
  playwrightHasItsOwn: () => existsSync(chromium.executablePath()),
  isRoot: process.getuid?.() === 0,
  run: (command, args) => ended(command, args, 'inherit'),
  say: (line) => {
    console.log(line);
  },
};

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function ended(command: string, args: readonly string[], stdio: 'ignore' | 'inherit'): boolean {
  const shell = process.platform === 'win32' && command === 'npx';
  return spawnSync(command, args, { stdio, shell, timeout: 300_000 }).status === 0;
}
