// What the browser keeps for the guide: full, refused, emptied, and written by anybody.
import type { Page } from '@playwright/test';
import { expect } from '../site/fixtures';
import { buttonOf, openJob, tick, placeOf, viewOf } from '../site/jobs/job';
import { blockStorage, hydrated } from '../site/page';
import { family } from './fault';
import { expectWholeText } from './guideText';
import { hostileTexts, keysOfGuide, storeEverywhere, watchKeys } from './hostile';
import { expectAllWorks, expectSearchFinds, expectTyped, typeIntoInstrument } from './stillWorks';

/** Fills both storages to the last character. */
const fillStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const storage of [localStorage, sessionStorage])
      for (let size = 2 ** 22; size >= 1; size /= 2)
        for (let at = 0; at < 4; at += 1)
          try {
            storage.setItem(`filler ${size} ${at}`, 'x'.repeat(size));
          } catch {
            break;
          }
  });

const logbook = (page: Page) => page.locator('#instrument-logbook');

/** Writes a line of the logbook and looks for it. */
async function expectLogbookWrites(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#instrument-logbook';
  });
  await logbook(page).getByLabel('Changed', { exact: true }).fill('Load Scaling, 16 cells');
  await logbook(page).getByRole('button', { name: 'Write the line' }).click();
  await expect(logbook(page).locator('.logbook-lines')).toContainText('Load Scaling, 16 cells');
}

/** Takes a step of a job. */
async function expectJobGoesOn(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#load-scaling';
  });
  await buttonOf(page, 'load-scaling').scrollIntoViewIfNeeded();
  await openJob(page, 'load-scaling');
  await tick(page, 2);
  await expect(placeOf(page)).toContainText('Step 2 of');
}

const emptyStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

family('Storage', [
  { name: 'it is full', inject: fillStorage },
  {
    name: 'it is full, and a line of the logbook is written',
    inject: fillStorage,
    then: async (page) => {
      await hydrated(page);
      await expectLogbookWrites(page);
      await expect(logbook(page).getByRole('alert')).toContainText('does not keep the logbook');
      await expect(logbook(page).getByRole('button', { name: 'Save as CSV' })).toBeVisible();
    },
  },
  {
    name: 'it is full, and a job is under way',
    inject: fillStorage,
    then: async (page) => {
      await hydrated(page);
      await expectJobGoesOn(page);
      await expect(viewOf(page)).toContainText('Not kept: this browser refuses storage');
    },
  },
  {
    name: 'it is refused',
    inject: blockStorage,
    said: /browser storage is not available/,
  },
  {
    name: 'it is refused, and a line of the logbook is written',
    inject: blockStorage,
    said: /browser storage is not available/,
    then: async (page) => {
      await hydrated(page);
      await expectLogbookWrites(page);
      await expect(logbook(page).getByRole('alert')).toContainText('does not keep the logbook');
    },
  },
  {
    name: 'it is refused, and a job is under way',
    inject: blockStorage,
    said: /browser storage is not available/,
    then: async (page) => {
      await hydrated(page);
      await expectJobGoesOn(page);
    },
  },
  {
    name: 'it is emptied between two keystrokes',
    inject: () => Promise.resolve(),
    then: async (page) => {
      await hydrated(page);
      await typeIntoInstrument(page, '64');
      await emptyStorage(page);
      await page.keyboard.type('37');
      await expectTyped(page);
      await page.waitForURL(/shift=6437/);
      await page.reload();
      await expectTyped(page);
    },
  },
  {
    name: 'another tab empties it while a line of the logbook is typed and others stand there',
    inject: () => Promise.resolve(),
    then: async (page) => {
      await hydrated(page);
      await expectLogbookWrites(page);
      await logbook(page).getByLabel('Changed', { exact: true }).fill('Spark Tar');
      const other = await page.context().newPage();
      await other.goto('./licences.txt');
      await emptyStorage(other);
      await other.close();
      await logbook(page).getByLabel('Changed', { exact: true }).pressSequentially('get');
      await logbook(page).getByRole('button', { name: 'Write the line' }).click();
      for (const line of ['Load Scaling, 16 cells', 'Spark Target'])
        await expect(logbook(page).locator('.logbook-lines')).toContainText(line);
      await page.reload();
      for (const line of ['Load Scaling, 16 cells', 'Spark Target'])
        await expect(logbook(page).locator('.logbook-lines')).toContainText(line);
    },
  },
  {
    name: 'another tab empties it in the middle of a job',
    inject: () => Promise.resolve(),
    then: async (page) => {
      await hydrated(page);
      await expectJobGoesOn(page);
      const other = await page.context().newPage();
      await other.goto('./licences.txt');
      await emptyStorage(other);
      await other.close();
      await expect(placeOf(page)).toContainText('Step 2 of');
      await tick(page);
      await page.reload();
      await expect(placeOf(page)).toContainText('Step 3 of');
    },
  },
  {
    name: 'every key that is read is known here',
    inject: watchKeys,
    then: async (page) => {
      await expectAllWorks(page);
      await expectLogbookWrites(page);
      await expectJobGoesOn(page);
      const read = await page.evaluate(
        () => (window as unknown as { keysRead: string[] }).keysRead,
      );
      expect(read.length).toBeGreaterThan(8);
      expect(read.filter((key) => !keysOfGuide.includes(key))).toEqual([]);
    },
  },
  ...Object.entries(hostileTexts).map(([name, text]) => ({
    name: `every key holds ${name}`,
    inject: (page: Page) => storeEverywhere(page, text),
    then: async (page: Page) => {
      await hydrated(page);
      await expectWholeText(page);
      await expectSearchFinds(page);
      await typeIntoInstrument(page);
      await expectTyped(page);
      await expectLogbookWrites(page);
      await expectJobGoesOn(page);
      expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
      expect(await page.title()).toBe('NC Miata Tuning');
    },
  })),
]);
