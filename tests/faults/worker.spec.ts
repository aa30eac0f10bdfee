// The service worker, which the browser ends when it likes, and what the network tells it.
import type { Page } from '@playwright/test';
import { expect } from '../site/fixtures';
import { instrumentHydrated } from '../site/instruments/instrument';
import { kept, test } from '../site/offline/offlineTest';
import { hydrated, open } from '../site/page';
import { expectWholeText } from './guideText';
import { expectSearchFinds, expectTyped, typeIntoInstrument } from './stillWorks';

/** Ends the service worker in the middle of what it does. */
async function killWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

const notKept = (page: Page) => page.locator('[data-on-this-device=failed]');

/** Takes a file out of what is kept and out of what the browser remembers: the worker must ask for it. */
async function forget(page: Page, file: RegExp): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  const forgotten = await page.evaluate(async (pattern) => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (new RegExp(pattern).test(request.url) && (await cache.delete(request))) count += 1;
    }
    return count;
  }, file.source);
  expect(forgotten).toBeGreaterThan(0);
}

test.describe('Service worker', () => {
  test('it is killed while it keeps the guide', async ({ page, guide }) => {
    guide.holdBack(/stock-library/);
    await open(page, guide.url);
    await expect.poll(() => guide.heldBack()).toBeGreaterThan(0);
    await killWorker(page);
    await expectWholeText(page);
    await expectSearchFinds(page);
    await typeIntoInstrument(page);
    guide.mend();
    await page.reload();
    await hydrated(page);
    await expect(page.locator(kept)).toHaveCount(1);
    await expectTyped(page);
    guide.cut();
    await page.reload();
    await hydrated(page);
    await expectTyped(page);
  });

  test('it is killed while it fetches a file', async ({ page, guide, consoleWatch }) => {
    consoleWatch.allow(/did not load/);
    await open(page, guide.url);
    await expect(page.locator(kept)).toHaveCount(1);
    await forget(page, /instrument-gears/);
    guide.holdBack(/instrument-gears/);
    await page.evaluate(() => {
      location.hash = '#instrument-gears';
    });
    await expect.poll(() => guide.heldBack()).toBeGreaterThan(0);
    await killWorker(page);
    await expectWholeText(page);
    guide.mend();
    // The browser asks the network in the worker's place, or the page says that the part did not load.
    const again = page.locator('[data-island=gears] > .island-failed button');
    await expect(again.or(page.locator('[data-island=gears][data-alive]'))).toBeVisible();
    if (await again.isVisible()) await again.click();
    await instrumentHydrated(page, 'gears');
    await typeIntoInstrument(page);
    await expectTyped(page);
  });

  test('it is killed while nothing happens, and there is no network', async ({ page, guide }) => {
    await open(page, guide.url);
    await expect(page.locator(kept)).toHaveCount(1);
    guide.cut();
    await killWorker(page);
    await page.reload();
    await hydrated(page);
    await expectWholeText(page);
    await expectSearchFinds(page);
    await typeIntoInstrument(page);
    await expectTyped(page);
  });

  test('a portal answers in place of the files to be kept', async ({ page, guide }) => {
    guide.portal(/instrument-|\/tables\//);
    await open(page, guide.url);
    await expect(notKept(page)).toHaveCount(1);
    await expectWholeText(page);
    guide.mend();
    await page.reload();
    await hydrated(page);
    await expect(page.locator(kept)).toHaveCount(1);
    guide.cut();
    await typeIntoInstrument(page);
    await expectTyped(page);
  });
});
