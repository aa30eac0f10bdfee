import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../site/fixtures';
import { open } from '../../site/page';

test.use({ viewport: { width: 500, height: 900 } });

const backWords = '← Back to main menu';
const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main', exact: true });
const toggle = (page: Page): Locator => page.getByRole('button', { name: 'Toggle navigation bar' });
const back = (page: Page): Locator => page.getByRole('button', { name: backWords });
/** An item that only the primary menu has. */
const primary = (page: Page): Locator => bar(page).getByRole('link', { name: 'Plain link' });
/** A page that only the documents' sidebar has. */
const secondary = (page: Page): Locator => bar(page).getByRole('link', { name: 'First page' });

async function openDrawer(page: Page, path: string): Promise<void> {
  await open(page, path);
  await toggle(page).click();
  await expect(back(page)).toBeInViewport();
}

test(
  'the sidebar of small screens leads back to the main menu',
  { tag: '@R36' },
  async ({ page }) => {
    await openDrawer(page, './second');
    await expect(secondary(page)).toBeInViewport();
    await back(page).click();
    await expect(primary(page)).toBeInViewport();
    await expect(secondary(page)).not.toBeInViewport();
    await secondary(page).evaluate((link) => (link as HTMLElement).focus());
    await expect(secondary(page), 'the hidden menu takes no focus').not.toBeFocused();
  },
);

test('a step back closes the sidebar and stays on the page', { tag: '@R79' }, async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'Next Second page' }).click();
  await expect(page).toHaveURL(/\/second$/);
  await toggle(page).click();
  await expect(back(page)).toBeInViewport();
  await page.goBack();
  await expect(back(page)).not.toBeInViewport();
  await expect(page).toHaveURL(/\/second$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second page');
  await page.goBack();
  await expect(page, 'the next step back leaves').toHaveURL(/\/everything\/$/);
});

test(
  'the secondary menu is hidden by its button and shown again',
  { tag: '@R80' },
  async ({ page }) => {
    await openDrawer(page, './second');
    await expect(primary(page)).not.toBeInViewport();
    await back(page).click();
    await expect(back(page)).not.toBeInViewport();
    await page.keyboard.press('Escape');
    await toggle(page).click();
    await expect(back(page)).toBeInViewport();
    await expect(secondary(page)).toBeInViewport();
  },
);

for (const [row, words, entry] of [
  ['@R125', 'Languages', 'English'],
  ['@R126', 'Versions', '1.0'],
] as const) {
  test(
    `in the sidebar of small screens the dropdown is named ${words}`,
    { tag: row },
    async ({ page }) => {
      await openDrawer(page, './second');
      await back(page).click();
      // The first, as the manual has versions of its own.
      const head = bar(page).getByRole('button', { name: words, exact: true }).first();
      await head.click();
      await expect(bar(page).getByRole('link', { name: entry, exact: true })).toBeVisible();
    },
  );
}

test('the button reads “← Back to main menu”', { tag: '@R127' }, async ({ page }) => {
  await openDrawer(page, './');
  await expect(back(page)).toHaveText(backWords);
});
