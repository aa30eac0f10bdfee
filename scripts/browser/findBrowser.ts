import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without a window of its own comes first: a page costs it half of the processor's time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome-stable',
  'google-chrome',
  'chromium-browser',
];

const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What the search asks of the machine, so that a test can answer instead. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  readonly exists: (path: string) => boolean;
  /** True for a program that starts and tells its version. */
  readonly starts: (path: string) => boolean;
  /** Runs a command in full view; true if it ended well. */
  readonly runs: (command: string, ...args: string[]) => boolean;
}

const thisMachine: Machine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  // On Windows a browser answers --version by opening a window.
  starts: (path) => path.endsWith('.exe') || spawnSync(path, ['--version']).status === 0,
  runs: (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0,
};

/** A program that is there may be a stub that does not start. */
const installedBrowser = ({ env, exists, starts }: Machine): string | undefined =>
  (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .concat(places)
    .find((path) => exists(path) && starts(path));

/**
 * The browser for the tests and pictures: the one CHROME_PATH names, else an installed Chromium or
 * Chrome, else Playwright's own. Only root or CI gets Debian's package installed where there is none:
 * the shell without a window, or Chromium where Debian has no such shell yet.
 *
 * @returns undefined for Playwright's own, which Playwright finds by itself
 * @throws saying what to do, if there is none
 */
export function findBrowser(machine: Machine = thisMachine): string | undefined {
  const { env, isRoot, exists, runs } = machine;
  const found = env.CHROME_PATH ?? installedBrowser(machine);
  if (found) return found;
  if (exists(chromium.executablePath())) return undefined;
  // The fonts are for a machine without any, which could draw no text.
  const installs = (browser: string): boolean =>
    runs('apt-get', 'install', '-y', browser, 'fonts-liberation', 'fonts-dejavu-core');
  if (
    (isRoot || env.CI) &&
    runs('apt-get', 'update') &&
    (installs('chromium-headless-shell') || installs('chromium'))
  )
    return installedBrowser(machine);
  throw new Error(
    'No browser was found. Install Chromium or Chrome, or run `npx playwright install chromium`, ' +
      'or name one in CHROME_PATH.',
  );
}

/** The program of that browser, Playwright's own too; undefined where there is none. */
export function browserProgram(machine?: Machine): string | undefined {
  try {
    return findBrowser(machine) ?? chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** Chromium's sandbox does not start for the root user, whom containers often use. */
export const chromiumArgs: string[] = thisMachine.isRoot ? ['--no-sandbox'] : [];

/** What Chromium is started with in the programs. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser();
  return { ...(executablePath === undefined ? {} : { executablePath }), args: chromiumArgs };
}
