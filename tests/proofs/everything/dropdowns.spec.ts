import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../site/fixtures';
import { open } from '../../site/page';
import { atRest } from '../../site/specification/rest';
import { storedIn } from '../stored';

const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main', exact: true });
const dropdown = (page: Page, name: string): Locator =>
  bar(page).getByRole('button', { name, exact: true });
const entries = (page: Page, name: string): Locator =>
  bar(page)
    .getByRole('listitem')
    .filter({ visible: true })
    .getByRole('link', { name, exact: true });

/**
 * Opens a dropdown by keyboard. A pointer at rest would lose it as soon as the bar moves: while the page
 * is on its way to its heading, or when a face comes late.
 */
async function unfold(page: Page, name: string): Promise<void> {
  await dropdown(page, name).focus();
  await page.keyboard.press('Enter');
  await expect(dropdown(page, name)).toHaveAttribute('aria-expanded', 'true');
  // The menu comes down in a moment; a press before that would begin on one entry and end on another.
  await atRest(dropdown(page, name).locator('xpath=following-sibling::ul'));
}

async function openMore(page: Page): Promise<void> {
  await open(page);
  await unfold(page, 'More');
  await expect(entries(page, 'Third page')).toBeVisible();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(dropdown(page, 'More')).toHaveAttribute('aria-expanded', 'false');
  await expect(entries(page, 'Third page')).toBeHidden();
}

test('the language dropdown keeps search and hash', { tag: '@R40' }, async ({ page }) => {
  await open(page, './second?a=1#part-two');
  await unfold(page, 'English');
  const english = entries(page, 'English');
  await expect(english).toHaveAttribute('href', '/everything/second?a=1#part-two');
  await expect(english).toHaveAttribute('lang', 'en');
  await english.click();
  await expect(page).toHaveURL(/\/everything\/second\?a=1#part-two$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the only language is English', { tag: '@R41' }, async ({ page }) => {
  await open(page);
  await unfold(page, 'English');
  await expect(bar(page).getByRole('listitem').filter({ visible: true })).toHaveText(['English']);
});

test('the version dropdown remembers the choice', { tag: '@R42' }, async ({ page }) => {
  await open(page);
  await unfold(page, 'Manual next');
  await entries(page, 'Manual 1.0').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manual of 1.0');
  // A page that belongs to no version of the manual shows the remembered one.
  await open(page);
  await expect(dropdown(page, 'Manual 1.0')).toBeVisible();
  await expect(dropdown(page, 'Manual next')).toHaveCount(0);
});

test('the preferred version has a key for each docs plugin', { tag: '@R65' }, async ({ page }) => {
  const stored = () =>
    Promise.all(['default', 'manual'].map((id) => storedIn(page, `docs-preferred-version-${id}`)));
  await open(page);
  expect(await stored()).toEqual([null, null]);
  await unfold(page, 'Next');
  await entries(page, '1.0').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First page of 1.0');
  expect(await stored()).toEqual(['1.0', null]);
  await unfold(page, 'Manual next');
  await entries(page, 'Manual next').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manual');
  expect(await stored()).toEqual(['1.0', 'current']);
});

test('a stored version is cleared only if it is not known', { tag: '@R84' }, async ({ page }) => {
  const keys = ['docs-preferred-version-default', 'docs-preferred-version-manual'] as const;
  await page.addInitScript(([unknown, known]) => {
    localStorage.setItem(unknown, '9.9');
    localStorage.setItem(known, '1.0');
  }, keys);
  await open(page);
  await expect(dropdown(page, 'Manual 1.0')).toBeVisible();
  expect(await Promise.all(keys.map((key) => storedIn(page, key)))).toEqual([null, '1.0']);
});

test('a dropdown opens on Enter', { tag: '@R82' }, async ({ page }) => {
  await open(page);
  await expectClosed(page);
  await openMore(page);
});

test('a dropdown closes on a click outside', { tag: '@R83' }, async ({ page }) => {
  await openMore(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expectClosed(page);
});

test('a dropdown closes when the focus leaves it', { tag: '@R83' }, async ({ page }) => {
  await openMore(page);
  await page.keyboard.press('Tab');
  await expect(entries(page, 'Third page')).toBeFocused();
  await expect(dropdown(page, 'More'), 'not while it is inside').toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expectClosed(page);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a dropdown closes on a touch outside', { tag: '@R83' }, async ({ page }) => {
    await openMore(page);
    // Only the touch itself: a tap would be followed by a click.
    await page.getByRole('heading', { level: 1 }).dispatchEvent('touchstart');
    await expectClosed(page);
  });
});
