// Section 2.2 of the conformance list: routes and navigation, on the production build.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { earlyChapter, lateChapter, linkTo, nextChapter } from '../guide';
import { hydrated, open } from '../page';
import { reportConnection, saveData, seeNoLink } from './connection';
import { articleChunk, documentChunks, readBuilt } from './generated';
import { fail, hold, ownRequests } from './requests';
import { atRest } from './rest';
import { expectAtTop, scrollY, still, wheel } from './scrolling';
import { article, bar, brand, expectGuide, main, sidebar, title } from './shell';

const basePath = '/ncmiatatuning-docs/';
const routes = (): string => readBuilt('.docusaurus/routes.js');

/** The files whose prefetch the page has asked for. */
const prefetched = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) =>
      [...new Set(links.map((link) => (link as HTMLLinkElement).href.replace(/^.*\//, '')))].sort(),
    );

const progressBar = (page: Page) => page.locator('#nprogress');

test('the base path is the document, and exactly that', { tag: '@R14' }, async ({ page }) => {
  const response = await page.goto(basePath);
  expect(response?.status()).toBe(200);
  await hydrated(page);
  await expectGuide(page);
  expect(routes()).toMatch(/exact: true,\s*sidebar/);
});

test(
  'the path has one form, the one with the slash',
  { tag: '@R15' },
  async ({ page, request, baseURL }) => {
    await open(page);
    const bare = await request.get((baseURL ?? '').replace(/\/$/, ''), { maxRedirects: 0 });
    expect(bare.status()).toBe(301);
    expect(new URL(bare.headers().location ?? '', baseURL).pathname).toBe(basePath);

    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link');
    const links = [brand(page), sidebar(page).getByRole('link').first(), breadcrumb.first()];
    for (const link of links) await expect(link).toHaveAttribute('href', basePath);
    expect(canonical?.endsWith(basePath)).toBe(true);
  },
);

test('the document has the sidebar named default', { tag: '@R16' }, async ({ page }) => {
  expect(routes()).toContain('sidebar: "default"');
  await open(page);
  await expect(sidebar(page)).toBeVisible();
});

test('the docs are served from the base path itself', { tag: '@R17' }, () => {
  const paths = [...routes().matchAll(/path: '([^']+)'/g)].map(([, path]) => path);
  expect([...new Set(paths)].sort()).toEqual(['*', basePath]);
});

test.describe('any other path is the not-found page', { tag: '@R18' }, () => {
  for (const path of ['nope', 'nope/', 'foo.html', 'search', 'docs/', '%E0%A4%A']) {
    test(`${path} shows the not-found page, alive`, async ({ page, baseURL }) => {
      const response = await page.goto(`${baseURL ?? ''}${path}`);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(title(page)).toHaveText('Page Not Found');
      await expect(page).toHaveTitle(/^Page Not Found/);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

      await main(page).getByRole('link', { name: 'Open the guide' }).click();
      await expectGuide(page);
      await expect(page).toHaveTitle('NC Miata Tuning');
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    });
  }
});

test.describe('suffixes are taken from the address', { tag: '@R19' }, () => {
  for (const name of ['index.html', 'index']) {
    test(`/${name} is the document, with its query and hash`, async ({ page, baseURL }) => {
      const { id } = earlyChapter();
      await page.goto(`./${name}?a=1#${id}`);
      await hydrated(page);
      await expectGuide(page);
      expect(page.url()).toBe(`${baseURL ?? ''}?a=1#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    });
  }

  test('/foo.html goes the way of /foo', async ({ page, baseURL }) => {
    await page.goto('./foo.html');
    await hydrated(page);
    await expect(title(page)).toHaveText('Page Not Found');
    expect(page.url()).toBe(`${baseURL ?? ''}foo`);
  });
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1200, height: 320 } });

  test(
    'navigation ends at the top, and Back where the reader was',
    { tag: '@R20' },
    async ({ page }) => {
      await open(page, './nope');
      await wheel(page, 300);
      await wheel(page, -100);
      await expect(brand(page)).toBeInViewport({ ratio: 1 });
      await atRest(bar(page));
      await brand(page).click();
      await expectGuide(page);
      expect(await scrollY(page)).toBe(0);

      await page.goBack();
      await expect(title(page)).toHaveText('Page Not Found');
      await expect.poll(() => scrollY(page)).toBe(200);
    },
  );
});

test(
  'Forward brings the reader back to their words, deep in the guide',
  { tag: '@R20' },
  async ({ page }) => {
    await open(page, './nope');
    await brand(page).click();
    await expectGuide(page);
    for (let turns = 0; turns < 10; turns += 1) await wheel(page, 900);
    const words = () => page.evaluate(() => document.elementFromPoint(640, 450)?.textContent);
    await still(page);
    const seen = await words();
    await page.goBack();
    await expect(title(page)).toHaveText('Page Not Found');
    await page.goForward();
    await expectGuide(page);
    await expect.poll(words).toBe(seen);
  },
);

test('navigation on the page ends at the heading', { tag: '@R21' }, async ({ page }) => {
  await open(page);
  const { id } = earlyChapter();
  await linkTo(sidebar(page), earlyChapter()).click();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expectAtTop(page, id);
});

test('a jump after a jump ends at its heading too', { tag: '@R21' }, async ({ page }) => {
  await open(page);
  await linkTo(sidebar(page), lateChapter()).click();
  await expectAtTop(page, lateChapter().id);
  const { id } = nextChapter();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#${id}`);
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expectAtTop(page, id);
});

test('navigation from another page ends at the heading', { tag: '@R21' }, async ({ page }) => {
  await open(page, './nope');
  const link = main(page).locator('a[href*="#"]').first();
  const { hash } = new URL((await link.getAttribute('href')) ?? '', page.url());
  await link.click();
  await expectGuide(page);
  await expect(page).toHaveURL(new RegExp(`/${hash}$`));
  await expectAtTop(page, hash.slice(1));
});

test.describe('the progress bar', { tag: '@R22' }, () => {
  test.beforeEach(async ({ page }) => {
    await saveData(page);
    await page.clock.install({ time: 0 });
    await open(page, './nope');
    await page.clock.pauseAt(60_000);
  });

  test('appears if the route takes more than 200 ms', async ({ page }) => {
    const { release, waiting } = await hold(page, articleChunk());
    await brand(page).click();
    await expect.poll(waiting).toBe(1);
    await page.clock.runFor(199);
    await expect(progressBar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(progressBar(page)).toHaveCount(1);
    const line = await page.locator('#nprogress [role="bar"]').boundingBox();
    expect(line?.height).toBe(2);
    expect(line?.y).toBe(0);
    release();
    await page.clock.resume();
    await expectGuide(page);
    await expect(progressBar(page)).toHaveCount(0);
  });

  test('never appears if the route is there sooner', async ({ page }) => {
    const { release, waiting } = await hold(page, articleChunk());
    await brand(page).click();
    await expect.poll(waiting).toBe(1);
    await page.clock.runFor(199);
    release();
    await expectGuide(page);
    await page.clock.runFor(3000);
    await expect(progressBar(page)).toHaveCount(0);
  });
});

test.describe('pages are loaded before the click', { tag: '@R23' }, () => {
  test.beforeEach(async ({ page }) => {
    await seeNoLink(page);
    await open(page, './nope');
  });

  test('on hover', async ({ page }) => {
    const asked = ownRequests(page);
    await brand(page).hover();
    await expect.poll(() => asked.some((url) => url.endsWith(articleChunk()))).toBe(true);
    await expect(title(page)).toHaveText('Page Not Found');
  });

  test('on touch', async ({ page }) => {
    const asked = ownRequests(page);
    await brand(page).dispatchEvent('touchstart');
    await expect.poll(() => asked.some((url) => url.endsWith(articleChunk()))).toBe(true);
  });

  test('but not unasked', async ({ page }) => {
    const asked = ownRequests(page);
    await page.waitForLoadState('networkidle');
    await bar(page).getByRole('button').first().focus();
    expect(asked.filter((url) => url.endsWith(articleChunk()))).toEqual([]);
    expect(await prefetched(page)).toEqual([]);
  });
});

test(
  'links in view have all parts of their page prefetched',
  { tag: ['@R24', '@R96'] },
  async ({ page }) => {
    await open(page, './nope');
    expect(documentChunks()).toHaveLength(1);
    await expect.poll(() => prefetched(page)).toEqual(documentChunks());
  },
);

test(
  'the page that is open is not fetched again, however many links lead to its places',
  { tag: '@R24' },
  async ({ page }) => {
    await open(page);
    await brand(page).hover();
    await page.waitForLoadState('networkidle');
    expect(await prefetched(page)).toEqual([]);
  },
);

const slow = {
  'data saver': { saveData: true, effectiveType: '4g' },
  'slow 2g': { saveData: false, effectiveType: 'slow-2g' },
  '2g': { saveData: false, effectiveType: '2g' },
} as const;
for (const [name, connection] of Object.entries(slow)) {
  test(`nothing is fetched ahead on ${name}`, { tag: '@R25' }, async ({ page }) => {
    await reportConnection(page, connection);
    await open(page, './nope');
    const asked = ownRequests(page);
    await brand(page).hover();
    await page.waitForLoadState('networkidle');
    expect(await prefetched(page)).toEqual([]);
    expect(asked.filter((url) => url.includes('/assets/js/'))).toEqual([]);
  });
}

test('the same page is fetched ahead on a fast connection', { tag: '@R25' }, async ({ page }) => {
  await reportConnection(page, { saveData: false, effectiveType: '4g' });
  await open(page, './nope');
  await expect.poll(() => prefetched(page)).toEqual(documentChunks());
});

test(
  'a route that fails to load is warned of, and the browser loads it anew',
  { tag: ['@R26', '@R102'] },
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/net::ERR_FAILED|ChunkLoadError/);
    await saveData(page);
    await open(page, './nope');
    await fail(page, articleChunk(), 1);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await brand(page).click();
    await expectGuide(page);
    await hydrated(page);
    await expect.poll(() => loads).toBe(1);
    await expect(page).toHaveTitle('NC Miata Tuning');
    expect(
      consoleWatch.all().filter((line) => /^warning: .*ChunkLoadError/.test(line)),
    ).toHaveLength(1);
  },
);

test(
  'the same if the text of the guide fails to load',
  { tag: '@R26' },
  async ({ page, consoleWatch, baseURL }) => {
    consoleWatch.allow(/net::ERR_FAILED|Failed to fetch/);
    await saveData(page);
    await open(page, './nope');
    await page.route(
      (url) => url.href === baseURL,
      (route) => (route.request().resourceType() === 'fetch' ? route.abort() : route.continue()),
    );
    await brand(page).click();
    await expectGuide(page);
    await hydrated(page);
    await expect(article(page)).toContainText(earlyChapter().title);
  },
);
