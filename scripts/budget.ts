/**
 * `npm run budget`: opens the built page as a reader with a phone does, touches nothing, and compares
 * what it cost with the limits in `budget/limits.ts`. Ends with 1 if anything is over.
 */
import { chromium } from '@playwright/test';
import { run } from './program/run';
import { basePathOfBuild } from './server/basePath';
import { goals, limits } from './budget/limits';
import { weigh } from './budget/pageWeight';
import { overLimit, table } from './budget/table';
import { visit } from './budget/visit';
import { launchOptions } from './browser/findBrowser';
import { listen } from './server/listen';

async function budget(): Promise<void> {
  const site = await listen({ folder: 'build', basePath: basePathOfBuild('build') });
  const browser = await chromium.launch(launchOptions());
  try {
    const reached = weigh(await visit(browser, site.url));
    console.log(table(reached, limits, goals).join('\n'));
    process.exitCode = overLimit(reached, limits).length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await site.close();
  }
}

void run(budget());
