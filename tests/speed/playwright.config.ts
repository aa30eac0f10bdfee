import { defineConfig } from '@playwright/test';
import production from '../../playwright.config';

/** What is measured by a clock, on the production build, with nothing beside it. */
export default defineConfig({
  ...production,
  testDir: '.',
  outputDir: '../../test-results/speed',
  globalSetup: '../../scripts/browser/globalSetup.ts',
  workers: 1,
  reporter: [['list'], ['../../scripts/checks/reporter.ts', { run: 'speed' }]],
  webServer: [production.webServer ?? []].flat().map((server) => ({ ...server, cwd: '../..' })),
});
