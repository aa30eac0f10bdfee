import type { Browser, Page } from '@playwright/test';
import type { BenchSite } from './benchSite';
import { newPhone } from './phone';
import { quiet } from './quiet';

/** From an action to the next paint that shows what came of it, in milliseconds. */
export interface Interactions {
  readonly drawerMs?: number;
  readonly colourMs?: number;
  readonly jumpMs?: number;
  readonly searchMs?: number;
}

/** The browser's own measure of each input, from the input to the paint after all that it caused. */
const watch = `
  window.benchInputs = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration, interactionId } of list.getEntries())
      if (interactionId) benchInputs.push({ startTime, duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/** The browser does not tell of what is faster, in milliseconds. */
const unseenMs = 16;

const settleMs = 1500;

async function toNextPaint(page: Page, act: () => Promise<void>): Promise<number> {
  const from = await page.evaluate<number>('performance.now()');
  await act();
  await page.waitForTimeout(settleMs);
  const durations = await page.evaluate<number[]>(
    `benchInputs.filter(({ startTime }) => startTime >= ${from}).map(({ duration }) => duration)`,
  );
  return Math.max(unseenMs, ...durations);
}

/** From the last key of a word to the paint of the results that it gives. */
const watchResults = `window.benchResults = new Promise((done) => {
  const panel = document.querySelector('#search-panel');
  let from = 0;
  panel.addEventListener('keydown', () => { from = performance.now(); }, { capture: true, once: true });
  new MutationObserver((_, observer) => {
    if (!from || !panel.querySelector('[role=option]')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)));
  }).observe(panel, { subtree: true, childList: true, characterData: true });
}); undefined`;

async function searchKey(page: Page): Promise<number> {
  await page.keyboard.press('/');
  await page.locator('#search-panel [role=combobox]').waitFor();
  await page.keyboard.type('fl');
  await page.locator('[role=option]').first().waitFor({ timeout: 60_000 });
  // Before the key: a busy page takes keys first, and would be watched for what is over.
  await page.evaluate(watchResults);
  await page.waitForTimeout(settleMs);
  await page.keyboard.type('a');
  return page.evaluate<number>('benchResults');
}

const drawer = '.navbar__toggle';

async function inGuide(page: Page): Promise<Interactions> {
  const drawerMs = await toNextPaint(page, () => page.locator(drawer).tap());
  await page.keyboard.press('Escape');
  await page.waitForTimeout(settleMs);
  const colourMs = await toNextPaint(page, () => page.locator('.colour-toggle').first().tap());
  await page.locator('.place-strip > button').tap();
  await page.waitForTimeout(settleMs);
  const last = page.locator('.place-strip nav .contents > li:last-child > a');
  const jumpMs = await toNextPaint(page, () => last.tap());
  return { drawerMs, colourMs, jumpMs, searchMs: await searchKey(page) };
}

async function inStock(page: Page): Promise<Interactions> {
  const drawerMs = await toNextPaint(page, () => page.locator(drawer).tap());
  const colour = page.locator('.navbar-sidebar [class*=toggleButton]');
  const colourMs = await toNextPaint(page, () => colour.tap());
  await page.locator('.navbar-sidebar__close').tap();
  await page.waitForTimeout(settleMs);
  await page.locator('[class*=tocCollapsibleButton]').first().tap();
  await page.waitForTimeout(settleMs);
  const last = page.locator('[class*=tocCollapsibleContent] > ul > li:last-child > a');
  const jumpMs = await toNextPaint(page, () => last.tap());
  return { drawerMs, colourMs, jumpMs };
}

/** What a reader does most, on a phone. Plain HTML has none of it. */
export async function measureInteractions(
  browser: Browser,
  url: string,
  { name }: BenchSite,
): Promise<Interactions> {
  if (name === 'plain HTML') return {};
  const phone = await newPhone(browser, url, 'at once');
  try {
    await phone.page.addInitScript(watch);
    await phone.cdp.send('Performance.enable');
    await phone.page.goto(url);
    await quiet(phone);
    return await (name === 'this guide' ? inGuide : inStock)(phone.page);
  } finally {
    await phone.close();
  }
}
