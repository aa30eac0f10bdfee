/**
 * `npm run e2e`: finds a browser, then runs the Playwright tests on the build there is.
 * What follows `--` goes to Playwright: `npm run e2e -- --grep "R33"`.
 */
import { spawnSync } from 'node:child_process';
import { thisMachine } from './browser/browserProbes';
import { findBrowser } from './browser/findBrowser';

try {
  const browser = findBrowser(thisMachine);
  console.log(`Browser: ${browser ?? "Playwright's own Chromium"}`);
  const playwright = 'node_modules/@playwright/test/cli.js';
  const { status } = spawnSync(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
    env: { ...process.env, CHROME_PATH: browser },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
