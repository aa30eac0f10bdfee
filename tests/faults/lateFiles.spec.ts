// Each file of a drawing or a table that comes when readers near it, in each way in which it does not come as it should.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../site/fixtures';
import { open } from '../site/page';
import { passed } from './fault';
import { expectWholeText } from './guideText';
import { lateFiles } from './scripts';
import { failOnce, saidOfFiles, ways } from './ways';

const notices = (within: Page | Locator): Locator => within.locator('.island-failed');

/** Comes near a part that waits for a file, as a reader does, who opens the fold around it. */
const near = (page: Page, file: string): Promise<void> =>
  page.evaluate((name) => {
    const part = document.querySelector(`[data-late$="/${name}"]`);
    const fold = part?.closest('details');
    if (fold) fold.open = true;
    part?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, file);

/**
 * What readers have of the first part that waits for a file: it is there; or it is told that it did not come,
 * with a button, and a drawing has its name then and a table the way to its values.
 */
const stateOf = (page: Page, file: string): Promise<'there' | 'told' | 'nothing'> =>
  page.evaluate((name) => {
    const part = document.querySelector(`[data-late$="/${name}"]`);
    if (!part) return 'there';
    const place = part.closest('figure, [data-island]') ?? part;
    const again = place.querySelector('.island-failed button');
    const standIn = part.matches('svg')
      ? place.querySelector('figcaption, h4, .instrument')
      : part.querySelector('a[href$=".csv"]');
    return again?.checkVisibility() && standIn?.checkVisibility() ? 'told' : 'nothing';
  }, file);

test.describe('Figures and tables that come later', () => {
  for (const way of ways)
    test(`each ${way.name} once`, async ({ page, consoleWatch }) => {
      consoleWatch.allow(saidOfFiles);
      const failed = await failOnce(page, way, (file) => lateFiles.includes(file));
      await open(page);
      let told = 0;
      for (const file of lateFiles) {
        await near(page, file);
        await expect.poll(() => failed.has(file), file).toBe(true);
        // Where a figure has several parts, one may have asked again by itself.
        await expect
          .poll(() => stateOf(page, file), file)
          .toMatch(way.isLate ? /^there$/ : /^(there|told)$/);
        if ((await stateOf(page, file)) === 'told') told += 1;
      }
      if (!way.isLate) expect(told).toBeGreaterThan(lateFiles.length / 2);
      await expectWholeText(page);
      for (let left = await notices(page).count(); left > 0; left -= 1) {
        await notices(page).first().locator('button').dispatchEvent('click');
        await expect(notices(page)).toHaveCount(left - 1);
      }
      for (const file of lateFiles) expect(await stateOf(page, file), file).toBe('there');
      await expectWholeText(page);
      for (const file of failed) passed(`${file} ${way.name}`);
    });

  test('the search wants the tables, and they do not come', async ({ page, consoleWatch }) => {
    consoleWatch.allow(saidOfFiles);
    const panel = page.locator('#search-panel');
    for (const way of ways.filter(({ isLate }) => !isLate)) {
      const failed = await failOnce(page, way, (file) => lateFiles.includes(file));
      await open(page, './?');
      await page.keyboard.press('/');
      await panel.getByRole('combobox').fill('LFZZEA');
      await expect(panel.getByRole('alert'), way.name).toContainText('The search did not load.');
      expect(failed.size).toBeGreaterThan(4);
      await panel.getByRole('button', { name: 'Retry' }).click();
      await expect(panel.getByRole('option').first(), way.name).toContainText('LFZZEA');
      await expectWholeText(page);
      await page.unrouteAll();
      passed(`tables for the search: each ${way.name}`);
    }
  });

  test('paper wants them and there is no network; they come when readers near them', async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.allow(saidOfFiles);
    await open(page);
    await page.route('**/assets/{figures,tables}/*.txt', (route) => route.abort());
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.unrouteAll();
    for (const file of lateFiles) {
      await near(page, file);
      await expect.poll(() => stateOf(page, file), file).toBe('there');
    }
    await expect(notices(page)).toHaveCount(0);
    await expectWholeText(page);
  });

  test('they come in the end by another way, and nothing says any longer that they did not', async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.allow(saidOfFiles);
    await page.route('**/assets/{figures,tables}/*.txt', (route) => route.abort());
    await open(page);
    const figure = page.locator('#figure-cam-target');
    await figure.scrollIntoViewIfNeeded();
    await expect(notices(figure)).toBeVisible();
    const table = page.locator('#table-all-drivetrains');
    await table.scrollIntoViewIfNeeded();
    await expect(notices(table)).toBeVisible();
    await page.unrouteAll();
    // Readers look at another window.
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await expect(page.locator('figure [data-late], .data-table [data-late]')).toHaveCount(0);
    await expect(notices(page)).toHaveCount(0);
    await expectWholeText(page);
  });
});
