import type { Browser } from '@playwright/test';
import { standInForTheWorld } from './cdn';
import { expect, test } from './fixtures';
import { blockStorage, hydrated, open } from './page';
import { missingWords, wordsOfArticle } from './words';

/** The words of the article with all that the guide wishes for, read in a context of its own. */
async function wordsWithHelp(browser: Browser, baseURL: string | undefined): Promise<string[]> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
  await standInForTheWorld(context, new URL(baseURL ?? '').origin, 'answers');
  const page = await context.newPage();
  await open(page);
  await page.waitForLoadState('networkidle');
  const words = await wordsOfArticle(page);
  await context.close();
  expect(words.length).toBeGreaterThan(500);
  return words;
}

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('leaves every word of the article readable', async ({ page, browser, baseURL }) => {
    const wanted = await wordsWithHelp(browser, baseURL);
    await page.goto('./');
    expect(missingWords(wanted, await wordsOfArticle(page))).toEqual([]);
  });

  test('leaves the not-found page readable', async ({ page }) => {
    await page.goto('./nope');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  });
});

for (const cdn of ['blocked', 'silent', 'wrong'] as const) {
  test.describe(`the CDN is ${cdn}`, () => {
    test.use({ cdn });

    test('every word and formula stays readable', async ({ page, browser, baseURL }) => {
      const wanted = await wordsWithHelp(browser, baseURL);
      // A stylesheet that never answers keeps the load event waiting, but not the page.
      await page.goto('./', { waitUntil: 'commit' });
      await hydrated(page);
      await expect
        .poll(async () => missingWords(wanted, await wordsOfArticle(page)), { timeout: 10_000 })
        .toEqual([]);
    });
  });
}

test('storage blocked: every word stays readable', async ({
  page,
  browser,
  baseURL,
  consoleWatch,
}) => {
  const wanted = await wordsWithHelp(browser, baseURL);
  consoleWatch.allow(/browser storage is not available/);
  await blockStorage(page);
  await open(page);
  expect(missingWords(wanted, await wordsOfArticle(page))).toEqual([]);
});
