// Each script of the first load, in each way in which it does not come as it should.
// cspell:ignore framenavigated -- an event of Playwright
import type { Page } from '@playwright/test';
import { expect, test } from '../site/fixtures';
import { hydrated } from '../site/page';
import { passed } from './fault';
import { expectWholeText } from './guideText';
import { firstScripts } from './scripts';
import { saidOfScripts, type Way, ways } from './ways';

const notice = (page: Page) => page.locator('.load-failure');

/** Opens the first fold of a figure, and finds its table. */
async function expectFoldOpens(page: Page): Promise<void> {
  const fold = page.locator('figure details:has([role=region])').first();
  await fold.locator('summary').click();
  await expect(fold.locator('table')).toBeVisible();
}

const failures = ways.filter(({ isLate }) => !isLate);

test.describe('Scripts of the first load', () => {
  for (const file of firstScripts)
    test(file, async ({ page, consoleWatch }) => {
      consoleWatch.allow(saidOfScripts);
      let way: Way | undefined = failures[0];
      await page.route(`**/assets/js/${file}`, (route) =>
        way ? way.answer(route, file) : route.continue(),
      );
      await page.goto('./', { waitUntil: 'commit' });
      for (const [at, { name }] of failures.entries()) {
        await expect(notice(page), name).toContainText('The page can be read');
        await expectFoldOpens(page);
        await expectWholeText(page);
        passed(`${file} ${name}`);
        way = failures[at + 1];
        const loadedAnew = page.waitForEvent('framenavigated');
        await notice(page).getByRole('button', { name: 'Retry' }).click();
        await loadedAnew;
      }
      await hydrated(page);
      await expect(notice(page)).toHaveCount(0);
      await expectFoldOpens(page);
    });

  for (const file of firstScripts)
    test(`${file} is late`, async ({ page }) => {
      let comes = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        comes = resolve;
      });
      await page.route(`**/assets/js/${file}`, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto('./', { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState !== 'loading');
      await expectFoldOpens(page);
      await expectWholeText(page);
      await expect(notice(page)).toHaveCount(0);
      comes();
      await hydrated(page);
      await expectWholeText(page);
    });
});
