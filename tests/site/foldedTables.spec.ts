import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { open } from './page';
import { bar } from './specification/shell';

/** How many tables in folds of figures are still text. */
const waiting = (page: Page): Promise<number> => page.locator('article details noscript').count();

test('tables in the folds of figures are no elements until one is opened, offline too', async ({
  page,
  context,
  consoleWatch,
}) => {
  // What the page fetches ahead fails without network; the fold needs nothing of it.
  consoleWatch.allow(/ERR_INTERNET_DISCONNECTED/);
  await open(page);
  const before = await waiting(page);
  expect(before).toBeGreaterThan(20);
  await context.setOffline(true);
  const fold = page.locator('figure details:has(noscript)').first();
  const region = await fold.locator('[role=region]').elementHandle();
  await fold.locator('summary').click();
  const table = await region?.waitForSelector('table');
  expect(await table?.evaluate(({ rows }: HTMLTableElement) => rows.length)).toBeGreaterThan(2);
  expect(await table?.isVisible()).toBe(true);
  expect(await waiting(page)).toBe(before - 1);
});

test('a link into a fold brings its table', async ({ page }) => {
  await open(page);
  const id = await page.locator('figure details:has(noscript) > p').first().getAttribute('id');
  await page.evaluate(
    (hash) => {
      window.location.hash = hash;
    },
    `#${id ?? ''}`,
  );
  await expect(page.locator(`table[aria-labelledby="${id ?? ''}"]`)).toBeVisible();
});

test('from the not-found page too a fold has its table', async ({ page }) => {
  await open(page, './nope');
  await bar(page).getByRole('link').first().click();
  const region = page.locator('figure details [role=region]:has(> noscript)').first();
  const id = (await region.getAttribute('aria-labelledby')) ?? '';
  await page.locator(`details:has(> #${id}) > summary`).click();
  await expect(page.locator(`table[aria-labelledby="${id}"]`)).toBeVisible();
});

test('paper has all of them', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page);
  await page.pdf({ pageRanges: '1' });
  expect(await waiting(page)).toBe(0);
});

test('the browser’s own search finds them: it takes the focus', async ({ page }) => {
  await open(page);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  expect(await waiting(page)).toBe(0);
});

test('the search reads them', async ({ page }) => {
  await open(page);
  await page.keyboard.press('/');
  await expect.poll(() => waiting(page)).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('they stand in the page', async ({ page }) => {
    await page.goto('./');
    const fold = page.locator('figure details:has(noscript)').first();
    await fold.locator('summary').press('Enter');
    await expect(fold.locator('table')).toBeVisible();
  });
});
