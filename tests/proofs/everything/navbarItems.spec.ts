import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../site/fixtures';
import { open } from '../../site/page';

const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main', exact: true });

const left = (item: Locator): Promise<number> =>
  item.evaluate((element) => element.getBoundingClientRect().left);

test('every type of item of the bar is shown', { tag: '@R52' }, async ({ page }) => {
  await open(page);
  const link = (name: string): Locator => bar(page).getByRole('link', { name, exact: true });
  await expect(link('Plain link')).toHaveAttribute('href', '/everything/second');
  await expect(link('Second page')).toHaveAttribute('href', '/everything/second');
  await expect(link('Contents')).toHaveAttribute('href', '/everything/');
  await expect(link('Next').first()).toHaveAttribute('href', '/everything/');
  await expect(bar(page).getByText('Own words')).toHaveCSS('font-weight', '700');
  for (const name of ['More', 'Next', 'English']) {
    await expect(bar(page).getByRole('button', { name, exact: true })).toBeVisible();
  }
  await bar(page).getByRole('button', { name: 'More' }).focus();
  await page.keyboard.press('Enter');
  await expect(link('Third page')).toHaveAttribute('href', '/everything/third');
  await expect(bar(page).getByRole('link', { name: /^Elsewhere/ })).toHaveAttribute(
    'href',
    'https://example.org/',
  );
});

test('an item without a position stands on the right', { tag: '@R53' }, async ({ page }) => {
  await open(page);
  const place = await left(bar(page).getByRole('link', { name: 'Plain link' }));
  for (const name of ['Second page', 'Contents', 'Own words', 'Fragile']) {
    expect(place, name).toBeGreaterThan(await left(bar(page).getByText(name, { exact: true })));
  }
});

test(
  'an item that fails to render names the configuration to check',
  { tag: '@R106' },
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/item failed to render|The item broke/);
    await page.goto('./?crash=item');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    const report = page.getByRole('alert');
    await expect(report).toContainText('A theme navbar item failed to render');
    await expect(report).toContainText('themeConfig.navbar.items');
    await expect(report).toContainText('"label": "Fragile"');
    await expect(report).toContainText('The item broke.');
  },
);
