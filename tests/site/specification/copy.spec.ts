// The Copy button of the code samples.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { open } from '../page';

const button = (page: Page) =>
  page.getByRole('article').getByRole('button', { name: /copy|copied/i });

test('Copy puts the whole sample on the clipboard and says so for 2 s', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open(page);
  const first = button(page).first();
  const wanted = await page
    .getByRole('article')
    .locator('pre code')
    .first()
    .evaluate((code) => code.textContent);
  expect(wanted.length).toBeGreaterThan(10);
  await expect(first).toHaveText('Copy');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await first.click();
  await expect(first).toHaveText('Copied');
  await expect(first.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(wanted);
  await page.clock.runFor(1999);
  await expect(first).toHaveText('Copied');
  await page.clock.runFor(1);
  await expect(first).toHaveText('Copy');
});

test('Copy tells the reader when the clipboard is closed to it', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await open(page);
  const first = page.getByRole('article').locator('pre').first().locator('..').getByRole('button');
  await first.click();
  await expect(first).toHaveText('Select and copy by hand');
});
