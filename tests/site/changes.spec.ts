// What changed since the reader's last visit is marked; the first visit marks nothing.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { earlyChapter, lateChapter } from './guide';
import { open } from './page';

const seenKey = 'guide-sections';

const marks = (page: Page) => page.locator('.section-changed:not(#what-changed + *)');

/** What a reader leaves behind who has been here before. */
async function comeBack(page: Page): Promise<void> {
  await page.addInitScript(
    ([key, id]) => {
      localStorage.setItem(key, id);
    },
    ['guide-read', earlyChapter().id] as const,
  );
}

/** Waits until the sections of this visit are kept. */
async function read(page: Page): Promise<void> {
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, seenKey);
}

const changedId = (): string => earlyChapter().sections[1]?.id ?? '';
const freshId = (): string => lateChapter().sections[1]?.id ?? '';

test('the hashes name every chapter and section of the page', async ({ page }) => {
  await open(page);
  const ids = await page
    .locator('.part')
    .evaluateAll((parts) => parts.map((part) => part.querySelector('h2, h3')?.id));
  const hashes = JSON.parse(readFileSync('build/sections.json', 'utf8')) as object;
  expect(Object.keys(hashes)).toEqual(ids);
});

test('a first visit asks for no hashes', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => address.endsWith('sections.json'))).toEqual([]);
});

test('a visit that is remembered marks nothing, the next one what changed and what is new', async ({
  page,
}) => {
  await comeBack(page);
  await open(page);
  await read(page);
  await expect(marks(page)).toHaveCount(0);

  // As an older version of the guide had it.
  await page.evaluate(
    ([key, changed, fresh]) => {
      const hashes = JSON.parse(localStorage.getItem(key) ?? '') as Record<string, string>;
      const older = Object.entries({ ...hashes, [changed]: '00000000' });
      localStorage.setItem(
        key,
        JSON.stringify(Object.fromEntries(older.filter(([id]) => id !== fresh))),
      );
    },
    [seenKey, changedId(), freshId()] as const,
  );
  for (const visit of ['the next visit', 'a reload in it']) {
    await page.reload();
    await expect(page.locator(`#${changedId()} + .section-changed`), visit).toHaveText(
      'Changed since your last visit.',
    );
    await expect(page.locator(`#${freshId()} + .section-changed`)).toHaveText(
      'New since your last visit.',
    );
    await expect(marks(page)).toHaveCount(2);
    await expect(page.locator('#what-changed + .section-changed a')).toHaveCount(2);
  }

  // Seen: the visit after it marks nothing.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.waitForFunction(() => sessionStorage.getItem('guide-sections-before') !== null);
  await expect(marks(page)).toHaveCount(0);
});

test('full storage marks nothing and breaks nothing', async ({ page }) => {
  await comeBack(page);
  await page.addInitScript((key) => {
    const setItem = Storage.prototype.setItem.bind(localStorage);
    Storage.prototype.setItem = (name: string, value: string) => {
      if (name === key) throw new DOMException('Full.', 'QuotaExceededError');
      setItem(name, value);
    };
  }, seenKey);
  const answer = page.waitForResponse(/sections\.json$/);
  await open(page);
  await answer;
  await expect(page.locator('.section-changed')).toHaveCount(0);
});
