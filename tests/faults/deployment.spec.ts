// The guide is published anew while somebody reads it: page and files of two versions meet.
import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { expect } from '../site/fixtures';
import { instrumentHydrated } from '../site/instruments/instrument';
import { hydrated, open } from '../site/page';
import { bar } from '../site/specification/shell';
import { family } from './fault';
import { expectWholeText } from './guideText';
import { expectAllWorks, expectTyped, typeIntoInstrument } from './stillWorks';
import { saidOfFiles } from './ways';

const gone = (route: Route): Promise<void> =>
  route.fulfill({ status: 404, contentType: 'text/html', path: 'build/404.html' });

const assets = '**/assets/{js,css}/**';

const notice = (page: Page) => page.locator('.load-failure');

/** The page of the next version: its files have other names. */
const nextPage = readFileSync('build/index.html', 'utf8')
  .replaceAll(/\.[0-9a-f]{8}\.(js|css)/g, '.00000000.$1')
  .replace('<div class=article-body>', '<div class=article-body><i id=next-version></i>');

const serveNextPage = (page: Page): Promise<unknown> =>
  page.route(/ncmiatatuning-docs\/(?:\?.*)?$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: nextPage }),
  );

/** The page can be read; pressed again when all files of one version are there, it works. */
async function expectRetryHelps(page: Page): Promise<void> {
  await expect(notice(page)).toContainText('The page can be read');
  await expectWholeText(page);
  await page.unrouteAll();
  await notice(page).getByRole('button', { name: 'Retry' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expectAllWorks(page);
}

family('Deployment', [
  {
    name: 'the page is old, and its scripts and styles are gone',
    said: saidOfFiles,
    inject: (page) => page.route(assets, gone),
    then: expectRetryHelps,
  },
  {
    name: 'the page is new, and its scripts and styles have not come yet',
    said: saidOfFiles,
    inject: serveNextPage,
    then: expectRetryHelps,
  },
  {
    name: 'the page is old, and only its styles are gone',
    said: saidOfFiles,
    inject: (page) => page.route('**/assets/css/**', gone),
  },
  {
    name: 'the page is open, and the search it has not asked for yet is gone',
    said: saidOfFiles,
    inject: () => Promise.resolve(),
    then: async (page) => {
      await hydrated(page);
      await page.route(assets, gone);
      await page.keyboard.press('/');
      const panel = page.locator('#search-panel');
      await panel.getByRole('combobox').fill('load scaling');
      await expect(panel.getByRole('alert')).toContainText('The search did not load.');
      await panel.getByRole('button', { name: 'Retry' }).click();
      await expect(panel.getByRole('alert')).toContainText('The search did not load.');
      await expect(panel.getByRole('combobox')).toHaveValue('load scaling');
      await expectWholeText(page);
      await page.unroute(assets);
      await panel.getByRole('link', { name: 'guide itself' }).click();
      await expectAllWorks(page);
    },
  },
  {
    name: 'the page is open, and the instruments it has not asked for yet are gone',
    said: saidOfFiles,
    inject: () => Promise.resolve(),
    then: async (page) => {
      await hydrated(page);
      await typeIntoInstrument(page);
      await page.waitForURL(/shift=6437/);
      await page.route(assets, gone);
      await page.evaluate(() => {
        location.hash = '#instrument-finder';
      });
      const place = page.locator('[data-island=finder]');
      const failure = place.locator('.island-failed');
      await failure.getByRole('button', { name: 'Try again' }).click();
      await expect(failure).toContainText('If that fails with a network, reload the page.');
      await expect(place.locator('.answer-first').first()).toBeVisible();
      await expectTyped(page);
      await expectWholeText(page);
      await page.unroute(assets);
      await page.reload();
      await expect(page.locator('[data-island=finder][data-alive]')).toBeVisible();
      await page.evaluate(() => {
        location.hash = '#instrument-gears';
      });
      await instrumentHydrated(page, 'gears');
      await expectTyped(page);
    },
  },
  {
    name: 'the page is open, and the drawings and tables it has not asked for yet are gone',
    said: saidOfFiles,
    inject: () => Promise.resolve(),
    then: async (page) => {
      await hydrated(page);
      await typeIntoInstrument(page);
      await page.waitForURL(/shift=6437/);
      await page.route('**/assets/{figures,tables}/**', gone);
      for (const [place, way] of [
        ['#figure-spark-target', '#figure-spark-target > figcaption'],
        ['#table-all-calibrations', 'a[href$="/calibrations.csv"]'],
      ] as const) {
        await page.locator(place).scrollIntoViewIfNeeded();
        const failure = page.locator(`${place} .island-failed`);
        await failure.getByRole('button', { name: 'Try again' }).click();
        await expect(failure).toContainText('If that fails with a network, reload the page.');
        await expect(page.locator(way).first()).toBeVisible();
      }
      await expectTyped(page);
      await expectWholeText(page);
      await page.unroute('**/assets/{figures,tables}/**');
      await page.reload();
      await page.evaluate(() => {
        location.hash = '#calibration-LFZZEA';
      });
      await expect(page.locator('#calibration-LFZZEA')).toBeInViewport();
      await expectWholeText(page);
      await page.evaluate(() => {
        location.hash = '#instrument-gears';
      });
      await instrumentHydrated(page, 'gears');
      await expectTyped(page);
    },
  },
  {
    name: 'readers come from an old not-found page to the new guide',
    inject: () => Promise.resolve(),
    at: './nope',
    then: async (page) => {
      await hydrated(page);
      await serveNextPage(page);
      await bar(page).getByRole('link').first().click();
      await expect(page.locator('.article-body > #next-version')).toHaveCount(1);
      await expectWholeText(page);
      await page.unrouteAll();
      await open(page, './?');
      await expectAllWorks(page);
    },
  },
]);
