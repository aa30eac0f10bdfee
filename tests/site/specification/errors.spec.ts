// Section 2.8 of the conformance list: the error catalogue, on the production build. R99 stands with
// the crash screen, R102 with the routes.
import { expect, test } from '../fixtures';
import { blockStorage, hydrated, open } from '../page';
import { articleChunk } from './generated';
import { fail } from './requests';
import { colourToggle, expectGuide, title } from './shell';

const banner = 'Your Docusaurus site did not load properly.';

test(
  'a part that fails to load: the error and Retry, and the page stays readable',
  { tag: '@R100' },
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/net::ERR_FAILED|The first load failed/);
    await fail(page, articleChunk(), 1);
    await page.goto('./');
    const box = page.getByRole('alert');
    await expect(box).toBeVisible();
    await expect(box).toContainText(/Loading chunk .+ failed/);
    await expectGuide(page);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');

    await box.getByRole('button', { name: 'Retry', exact: true }).click();
    await hydrated(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectGuide(page);
  },
);

test(
  'the box is there once, however many parts fail',
  { tag: '@R100' },
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/net::ERR_FAILED|The first load failed/);
    await page.route(
      (url) => /\/assets\/js\/(?!main|runtime)/.test(url.pathname),
      (route) => route.abort(),
    );
    await page.goto('./nope');
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(title(page)).toHaveText('Page Not Found');
  },
);

test(
  'without its program and styles the page says that the base path may be wrong',
  { tag: '@R103' },
  async ({ page, consoleWatch, baseURL }) => {
    consoleWatch.allow(/net::ERR_FAILED|was preloaded using link preload but not used/);
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('./');
    await expect(page.getByText(banner)).toBeVisible();
    const { pathname } = new URL(baseURL ?? '');
    await expect(page.getByText(/^Current configured baseUrl = /)).toContainText(pathname);
    await expect(page.getByText(/^We suggest trying baseUrl = /)).toContainText(pathname);
  },
);

test(
  'with its styles there the banner is not seen',
  { tag: '@R103' },
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/net::ERR_FAILED|was preloaded using link preload but not used/);
    await page.route('**/assets/js/main*', (route) => route.abort());
    await page.goto('./');
    await expect(page.getByText(banner)).toBeAttached();
    await expect(page.getByText(banner)).toBeHidden();
  },
);

test('when all is well there is no banner', { tag: '@R103' }, async ({ page }) => {
  await open(page, './nope');
  await expect(page.getByText(banner)).toHaveCount(0);
});

test(
  'without storage one warning is given, and the page behaves as if it were empty',
  { tag: '@R104' },
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/Docusaurus browser storage is not available/);
    await blockStorage(page);
    await open(page, './nope');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await colourToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(colourToggle(page)).toHaveAttribute('title', 'dark mode');
    expect(consoleWatch.all().filter((line) => line.startsWith('warning: '))).toHaveLength(1);
  },
);
