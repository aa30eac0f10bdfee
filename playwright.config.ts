import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './scripts/browser/findBrowser';
import { basePathOfBuild } from './scripts/server/basePath';

/**
 * How long an expectation waits, in milliseconds. For busy machines; what must come at a certain time is
 * proven with a clock of its own. A run that expects proofs to fail can ask for less.
 */
const patienceMs = Number(process.env.PATIENCE_MS ?? 30_000);

/** Another one lets two checkouts be tested side by side. */
const port = Number(process.env.TEST_PORT ?? 41730);
const basePath = existsSync('build/index.html') ? basePathOfBuild('build') : '/';

/**
 * The tests read the production build, served as GitHub Pages serves it. What else goes to
 * Playwright follows `--`: `npm run e2e -- --grep @R33`.
 */
export default defineConfig({
  testDir: 'tests/site',
  outputDir: 'test-results/site',
  globalSetup: './scripts/browser/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Below what a job of the workflow may take, so that the run can still report.
  globalTimeout: 3_000_000,
  workers: 2,
  timeout: 4 * patienceMs,
  expect: { timeout: patienceMs },
  reporter: [['list'], ['./scripts/checks/reporter.ts', { run: 'site', builds: { '': 'P' } }]],
  use: {
    baseURL: `http://127.0.0.1:${port}${basePath}`,
    locale: 'en-GB',
    // Only the tests of what is kept on the device let it be kept; the others see what the server sends.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: process.env.CHROME_PATH, args: chromiumArgs },
  },
  webServer: {
    command: `npx --no-install tsx scripts/serve.ts --port ${port}`,
    url: `http://127.0.0.1:${port}${basePath}`,
  },
});
