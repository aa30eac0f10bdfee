import type { Page } from '@playwright/test';

/** A place of the site that `npm run look` takes pictures of. */
export interface Place {
  /** Also the name of the picture files. */
  readonly name: string;
  /** Path below the base path; the index document if left out. */
  readonly path?: string;
  /** Id of the heading or figure the picture begins at. */
  readonly hash?: string;
  /** What is done before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Left out where the place exists in one width only. */
  readonly only?: 'phone' | 'desktop';
}

/** The places beside the chapters, which are added as they stand in the build. */
export const places: readonly Place[] = [
  { name: 'opening' },
  { name: 'procedure', hash: 'disable-power-enleanment' },
  { name: 'procedure-with-formula', hash: 'load-scaling' },
  { name: 'calibrations', hash: 'table-all-calibrations' },
  { name: 'footer', prepare: toTheEnd },
  { name: 'search', prepare: search('load scaling') },
  { name: 'search-nothing-found', prepare: search('carburettor') },
  { name: 'drawer', only: 'phone', prepare: openDrawer },
  { name: 'sidebar-hidden', only: 'desktop', prepare: hideSidebar },
  { name: 'job-before', hash: 'flash-the-rom', prepare: job('flash-the-rom', 0) },
  { name: 'job-step', hash: 'flash-the-rom', prepare: job('flash-the-rom', 2) },
  { name: 'job-no-stop', hash: 'flash-the-rom', prepare: job('flash-the-rom', 6) },
  { name: 'job-end', hash: 'read-the-rom', prepare: job('read-the-rom', 8) },
  { name: 'job-on-paper', hash: 'flash-the-rom', prepare: jobOnPaper('flash-the-rom') },
  { name: 'not-found', path: 'nope' },
  { name: 'crash', path: 'nope', prepare: crash },
];

/** Late parts come on the way and get their heights, so the end has to be reached again until it stays. */
async function toTheEnd(page: Page): Promise<void> {
  let before = -1;
  for (;;) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height === before) return;
    before = height;
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(800);
  }
}

/** Opens a job and presses the large key so many times. */
function job(id: string, times: number): (page: Page) => Promise<void> {
  return async (page) => {
    await page.locator(`.part:has(> #${id}) > .do-job > button`).click();
    for (let time = 0; time < times; time += 1) await page.locator('[data-key="tick"]').click();
    await page.waitForTimeout(400);
  };
}

function jobOnPaper(id: string): (page: Page) => Promise<void> {
  return async (page) => {
    await job(id, 0)(page);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.evaluate(() => window.scrollTo(0, 0));
  };
}

function search(words: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('combobox').pressSequentially(words);
    await page.waitForTimeout(800);
  };
}

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.waitForTimeout(400);
}

async function hideSidebar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await page.waitForTimeout(400);
}

/**
 * Crashes the page as a translation extension can: it replaces a node that React owns, and then
 * React is made to remove that node.
 */
async function crash(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector('main')?.replaceWith(document.createElement('div'));
  });
  await page.locator('.navbar__brand').click();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
}
