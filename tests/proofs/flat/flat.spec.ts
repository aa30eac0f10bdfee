import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../site/fixtures';
import { open, prefer } from '../../site/page';
import { lightnessOf } from '../lightness';

const footer = (page: Page): Locator => page.getByRole('contentinfo');

test('a bar that is not closeable has no button', { tag: '@R51' }, async ({ page }) => {
  await open(page);
  await expect(page.getByText('These words stay.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0);
});

test('a bar that is not closeable comes again at every load', { tag: '@R75' }, async ({ page }) => {
  for (const path of ['./', './', './nope']) {
    await open(page, path);
    await expect(page.getByText('These words stay.')).toBeVisible();
  }
});

test('the footer may be light', { tag: '@R54' }, async ({ page }) => {
  await open(page);
  const { background, text } = await lightnessOf(footer(page));
  expect(background).toBeGreaterThan(0.8);
  expect(text).toBeLessThan(0.4);
});

test('a flat list of links is one row with signs between', { tag: '@R55' }, async ({ page }) => {
  await open(page);
  await expect(footer(page).getByRole('link', { name: /link/ })).toHaveText([
    /^First link/,
    /^Second link/,
    /^Third link/,
  ]);
  await expect(footer(page)).toContainText(/First link\s*·\s*Second link\s*·\s*Third link/);
  await expect(footer(page).getByRole('heading')).toHaveCount(0);
  await expect(footer(page).getByRole('link', { name: 'Second link' })).toHaveAttribute(
    'href',
    '/flat/',
  );
});

for (const { mode, file } of [
  { mode: 'light', file: 'mark.svg' },
  { mode: 'dark', file: 'mark-dark.svg' },
] as const) {
  test(`the logo of the footer in ${mode} mode`, { tag: '@R56' }, async ({ page }) => {
    await prefer(page, mode);
    await open(page);
    const logo = page.getByRole('img', { name: 'Maker' });
    await expect(logo).toHaveCount(1);
    await expect(logo).toHaveAttribute('src', `/flat/img/${file}`);
    await expect(logo).toHaveJSProperty('complete', true);
    expect(await logo.boundingBox()).toMatchObject({ width: 68, height: 48 });
    await expect(footer(page).getByRole('link').filter({ has: logo })).toHaveAttribute(
      'href',
      'https://example.org/maker',
    );
  });
}

test('the copyright line may hold HTML', { tag: '@R57' }, async ({ page }) => {
  await open(page);
  await expect(footer(page).getByText('Written in 2025')).toBeVisible();
  await expect(footer(page).getByText('2025', { exact: true })).toHaveCSS('font-weight', '700');
});
