// Each script of the first load, in each way in which it does not come as it should.
// cspell:ignore framenavigated -- an event of Playwright
import type { Page } from '@playwright/test';
import { lateTables } from '../../config/lateTables';
import { expect, test } from '../site/fixtures';
import { hydrated } from '../site/page';
import { passed } from './fault';
import { expectWholeText } from './guideText';
import { firstScripts, firstStyles } from './scripts';
import { expectSearchFinds } from './stillWorks';
import { lateMs, saidOfFiles, type Way, ways } from './ways';

const notice = (page: Page) => page.locator('.load-failure');

/** The first figure with a table in its fold. */
const figure = (page: Page) => page.locator('figure:has(details > [role=region])').first();

const fold = (page: Page) => figure(page).locator('details');

/** Opens the fold of the figure: where the table does not come stands the way to its values. */
async function expectValuesStand(page: Page): Promise<void> {
  await fold(page).locator('summary').click();
  const link = fold(page).getByRole('link', { name: 'All values as CSV' });
  await expect(link).toBeVisible();
  const values = await page.request.get((await link.getAttribute('href')) ?? '');
  expect((await values.text()).split('\r\n').length).toBeGreaterThan(3);
}

/** An image stands for the drawing, a few rows for each long table, and no empty room. */
async function expectImagesStand(page: Page): Promise<void> {
  const image = figure(page).locator('img').filter({ visible: true }).first();
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(100);
  const { outlines, rooms } = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('article [data-late]')];
    return {
      outlines: all.filter((part) => part.matches('svg') && part.checkVisibility()).length,
      rooms: all
        .filter((part) => part.matches('.table-region:has(tbody tr):has(p > a)'))
        .map((region) => getComputedStyle(region).minHeight),
    };
  });
  expect(outlines).toBe(0);
  const long = lateTables.filter(({ id }) => id.startsWith('table-'));
  expect(rooms).toEqual(long.map(() => '0px'));
}

const failures = ways.filter(({ isLate }) => !isLate);

test.describe('Scripts and styles of the first load', () => {
  for (const file of firstScripts)
    test(file, async ({ page, consoleWatch }) => {
      consoleWatch.allow(saidOfFiles);
      let way: Way | undefined = failures[0];
      await page.route(`**/assets/js/${file}`, (route) =>
        way ? way.answer(route) : route.continue(),
      );
      await page.goto('./', { waitUntil: 'commit' });
      for (const [at, { name }] of failures.entries()) {
        await expect(notice(page), name).toContainText('The page can be read');
        await expectValuesStand(page);
        await expectImagesStand(page);
        await expectWholeText(page);
        passed(`${file} ${name}`);
        way = failures[at + 1];
        const loadedAnew = page.waitForEvent('framenavigated');
        await notice(page).getByRole('button', { name: 'Retry' }).click();
        await loadedAnew;
      }
      await hydrated(page);
      await expect(notice(page)).toHaveCount(0);
      await fold(page).locator('summary').click();
      await expect(fold(page).locator('table')).toBeVisible();
    });

  for (const file of firstStyles)
    test(file, async ({ page, consoleWatch }) => {
      consoleWatch.allow(saidOfFiles);
      let asked = 0;
      for (const [at, { name, answer }] of failures.entries()) {
        await page.route(`**/assets/css/${file}`, (route) => {
          asked += 1;
          return answer(route);
        });
        await page.goto('./?', { waitUntil: 'commit' });
        await hydrated(page);
        expect(asked, name).toBe(at + 1);
        await expectWholeText(page);
        await expectSearchFinds(page);
        await page.unrouteAll();
        passed(`${file} ${name}`);
      }
    });

  test('each is 20 s late', async ({ context, consoleWatch }) => {
    consoleWatch.allow(/was preloaded using link preload/);
    // Side by side: each page waits for another one.
    await Promise.all(
      [...firstScripts, ...firstStyles].map(async (file) => {
        const page = await context.newPage();
        let looked = (): void => undefined;
        const hasLooked = new Promise<void>((done) => {
          looked = done;
        });
        await page.route(`**/assets/*/${file}`, async (route) => {
          await Promise.all([hasLooked, new Promise((done) => setTimeout(done, lateMs))]);
          await route.continue();
        });
        await page.goto('./', { waitUntil: 'commit' });
        // Without its styles a browser neither draws the page nor reads it whole.
        if (firstScripts.includes(file)) {
          await page.waitForFunction(() => document.readyState !== 'loading');
          await expectValuesStand(page);
          await expectWholeText(page);
          await expect(notice(page)).toHaveCount(0);
        }
        looked();
        await hydrated(page);
        if (firstStyles.includes(file)) await fold(page).locator('summary').click();
        await expect(fold(page).locator('table')).toBeVisible();
        await expectWholeText(page);
        await expect(notice(page)).toHaveCount(0);
        passed(`${file} is late`);
      }),
    );
  });
});
