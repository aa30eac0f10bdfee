// Section 2.5 of the conformance list: entities and their fields, on the production build.
import { expect, test } from '../fixtures';
import { open } from '../page';
import { colourToggle, footer } from './shell';

test('the footer has a copyright line', { tag: '@R57' }, async ({ page }) => {
  await open(page, './nope');
  await expect(footer(page).getByText('Copyright © 2025', { exact: true })).toBeVisible();
});

test('breadcrumbs are on', { tag: '@R62' }, async ({ page }) => {
  await open(page);
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs).toBeVisible();
  await expect(breadcrumbs.getByRole('link', { name: 'Home page' })).toBeVisible();
});

test(
  'the colour mode is kept in localStorage as light or dark, and nothing else',
  { tag: ['@R64', '@R124'] },
  async ({ page }) => {
    await page.addInitScript(() => {
      const written: string[] = [];
      Object.assign(window, { written });
      // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its own storage below
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        written.push(`${this === localStorage ? 'local' : 'session'} ${key} ${value}`);
        setItem.call(this, key, value);
      };
    });
    const written = () => page.evaluate(() => (window as { written?: string[] }).written);
    await open(page, './nope');
    expect(await written()).toEqual([]);
    await colourToggle(page).click();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await colourToggle(page).click();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    expect([...new Set(await written())]).toEqual(['local theme dark', 'local theme light']);
  },
);
