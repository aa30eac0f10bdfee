import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../site/fixtures';
import { open } from '../../site/page';
import { storedIn } from '../stored';

const keys = ['docusaurus.announcement.id', 'docusaurus.announcement.dismiss'] as const;

const words = (page: Page): Locator => page.getByText('Read the bold words first.');

async function close(page: Page): Promise<void> {
  await open(page);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
}

test('a site may have an announcement bar', { tag: '@R29' }, async ({ page }) => {
  await open(page);
  await expect(words(page)).toBeVisible();
  const bar = await words(page).boundingBox();
  const navigation = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect(bar && navigation && bar.y < navigation.y, 'it stands above the bar').toBe(true);
});

test(
  'the announcement bar has its id, colours, close button and HTML content',
  { tag: '@R51' },
  async ({ page }) => {
    await open(page);
    const bar = page.getByRole('banner').filter({ has: words(page) });
    await expect(bar).toHaveCSS('background-color', 'rgb(16, 32, 48)');
    await expect(words(page)).toHaveCSS('color', 'rgb(250, 251, 252)');
    await expect(bar.getByText('bold words', { exact: true })).toHaveCSS('font-weight', '700');
    await expect(bar.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
    expect(await storedIn(page, keys[0])).toBe('a1');
  },
);

test('the dismissal is stored with the id of the bar', { tag: '@R66' }, async ({ page }) => {
  await open(page);
  expect(await storedIn(page, keys[1])).not.toBe('true');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  expect(await Promise.all(keys.map((key) => storedIn(page, key)))).toEqual(['a1', 'true']);
});

test(
  'the bar is visible until it is closed, and stays closed',
  { tag: '@R75' },
  async ({ page }) => {
    await close(page);
    await expect(words(page)).toBeHidden();
    await open(page);
    await expect(words(page)).toBeHidden();
    await open(page, './second');
    await expect(words(page)).toBeHidden();
  },
);

test(
  'a closed bar does not flash before the page is alive',
  { tag: '@R75' },
  async ({ page, consoleWatch }) => {
    await close(page);
    // Without any script of the site only what the server wrote is seen.
    await page.route('**/assets/js/**', (route) => route.abort());
    consoleWatch.allow(/assets\/js\//);
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(words(page)).toBeHidden();
  },
);

test('a bar with a new id is seen again at the first load', { tag: '@R76' }, async ({ page }) => {
  await page.addInitScript(([id, dismiss]) => {
    if (localStorage.getItem(id) !== null) return;
    localStorage.setItem(id, 'a0');
    localStorage.setItem(dismiss, 'true');
  }, keys);
  await open(page);
  await expect(words(page)).toBeVisible();
  expect(await storedIn(page, keys[0])).toBe('a1');
});

test('the button of the bar is named Close', { tag: '@R128' }, async ({ page }) => {
  await open(page);
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toHaveAccessibleName(
    'Close',
  );
});
