import { defineConfig } from '@playwright/test';
import production from '../../playwright.config';

/**
 * Everything that goes wrong on purpose, on the production build: what stands here, and what the tests of the
 * site prove already and bear the tag of.
 */
export default defineConfig({
  ...production,
  outputDir: '../../test-results/faults',
  globalSetup: '../../scripts/browser/globalSetup.ts',
  reporter: [
    ['list'],
    ['../../scripts/checks/reporter.ts', { run: 'faults', builds: { faults: 'P', site: 'P' } }],
    ['./faultTable.ts'],
  ],
  projects: [
    { name: 'faults', testDir: '.' },
    { name: 'site', testDir: '../site', grep: /@fault/ },
  ],
  webServer: [production.webServer ?? []].flat().map((server) => ({ ...server, cwd: '../..' })),
});
