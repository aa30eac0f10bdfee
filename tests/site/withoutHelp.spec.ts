import type { Browser } from '@playwright/test';
import { mockNetwork } from './network';
import { expect, test } from './fixtures';
import { drawnByKatex, unreadableFormulas } from './formulas';
import { blockStorage, hydrated, open } from './page';
import { missingWords, wordsOfArticle } from './words';
import { title } from './specification/shell';

let withHelp: Promise<string[]> | undefined;

/** The words of the article with all that the guide wishes for; read once, as they do not change. */
const wordsWithHelp = (browser: Browser, baseURL: string | undefined): Promise<string[]> =>
  (withHelp ??= readWithHelp(browser, baseURL));

/** Reads them in a context of its own. */
async function readWithHelp(browser: Browser, baseURL: string | undefined): Promise<string[]> {
  // The context would otherwise take over `javaScriptEnabled` from the test that asks.
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: true,
    serviceWorkers: 'block',
  });
  await mockNetwork(context, new URL(baseURL ?? '').origin, 'answers');
  const page = await context.newPage();
  await open(page);
  const words = await wordsOfArticle(page);
  await context.close();
  expect(words.length).toBeGreaterThan(500);
  return words;
}

test.describe(
  'JavaScript off',
  { tag: '@fault', annotation: { type: 'family', description: 'Looks' } },
  () => {
    test.use({ javaScriptEnabled: false });

    test('leaves every word and formula of the article readable', async ({
      page,
      browser,
      baseURL,
    }) => {
      const wanted = await wordsWithHelp(browser, baseURL);
      await page.goto('./');
      expect(missingWords(wanted, await wordsOfArticle(page))).toEqual([]);
      expect(await unreadableFormulas(page)).toEqual([]);
    });

    test('leaves the not-found page readable', async ({ page }) => {
      await page.goto('./nope');
      await expect(title(page)).toHaveText('Page Not Found');
    });
  },
);

test('with all help every formula is readable', { tag: '@smoke' }, async ({ page }) => {
  await open(page);
  await expect.poll(() => unreadableFormulas(page)).toEqual([]);
});

for (const cdn of ['blocked', 'silent', 'wrong'] as const) {
  test.describe(
    `the CDN is ${cdn}`,
    { tag: '@fault', annotation: { type: 'family', description: 'CDN' } },
    () => {
      test.use({ cdn });

      test('every word and formula stays readable', async ({ page, browser, baseURL }) => {
        const wanted = await wordsWithHelp(browser, baseURL);
        // A stylesheet that never answers keeps the load event waiting, but not the page.
        await page.goto('./', { waitUntil: 'commit' });
        await hydrated(page);
        expect(missingWords(wanted, await wordsOfArticle(page))).toEqual([]);
        expect(await unreadableFormulas(page), 'as soon as the page is alive').toEqual([]);
        await expect
          .poll(() => drawnByKatex(page), { message: 'a local copy comes in', timeout: 15_000 })
          .toBe(true);
        expect(await unreadableFormulas(page), 'with the local copy').toEqual([]);
      });
    },
  );
}

test.describe('the local copy of the maths stylesheet', () => {
  test.use({ cdn: 'wrong' });

  test('takes no formula away before it shows it in another form', async ({ page }) => {
    await page.addInitScript(() => {
      const widths: number[] = [];
      Object.assign(window, { widths });
      // Before the page itself hears that the styles are there.
      document.addEventListener(
        'load',
        ({ target }) => {
          if (!(target instanceof HTMLLinkElement) || !target.href.includes('katex')) return;
          const mathml = document.querySelector('article .katex-mathml');
          widths.push(mathml?.getBoundingClientRect().width ?? 0);
        },
        { capture: true },
      );
    });
    await open(page);
    await expect.poll(() => drawnByKatex(page)).toBe(true);
    const widths = await page.evaluate(() => (window as unknown as { widths: number[] }).widths);
    expect(widths).toHaveLength(1);
    expect(widths[0]).toBeGreaterThan(2);
  });
});

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
