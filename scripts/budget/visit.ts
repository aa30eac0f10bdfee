import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import { mockNetwork } from '../../tests/site/network';
import type { Loaded, Visit } from './pageWeight';

/** A phone of the common size, in CSS pixels. */
const phone = { width: 390, height: 844 };

/** How long nothing may happen after the last request, in milliseconds. */
const quietMs = 1500;

/** How long a busy machine may take for one thing, in milliseconds. */
const patienceMs = 180_000;

async function weighed(response: Response): Promise<Loaded> {
  const body = await response.body();
  return {
    address: response.url(),
    kind: response.request().resourceType(),
    bytes: gzipSync(body, { level: 9 }).length,
  };
}

const textBytesOf = (page: Page): Promise<number> =>
  page.evaluate(() => new TextEncoder().encode(document.body.innerText).length);

/** The text of what arrives, as it stands on paper: what is not laid out has no text to the browser. */
async function arrivingTextBytes(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false });
  try {
    await mockNetwork(context, new URL(url).origin, 'answers');
    context.setDefaultTimeout(patienceMs);
    const page = await context.newPage();
    await page.goto(url);
    await page.emulateMedia({ media: 'print' });
    return await textBytesOf(page);
  } finally {
    await context.close();
  }
}

/** Opens a page on a phone, touches nothing, and waits until it is quiet. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true });
  try {
    await mockNetwork(context, new URL(url).origin, 'answers');
    context.setDefaultTimeout(patienceMs);
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated !== 'false');
    for (let seen = -1; seen !== responses.length;) {
      seen = responses.length;
      await page.waitForTimeout(quietMs);
    }
    const atQuiet = [...responses];
    const elements = await page.locator('*').count();
    // On paper everything has come.
    await page.emulateMedia({ media: 'print' });
    await page.waitForFunction(() => !document.querySelector('[data-late]'));
    const late = await Promise.all(
      responses.filter((one) => /\/assets\/(?:tables|figures)\//.test(one.url())).map(weighed),
    );
    const printSheets = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[media=print]')].map(({ href }) => href),
    );
    // A file may be asked for again: links that come into sight fetch their pages ahead.
    const each = new Map(
      atQuiet.toReversed().map((response) => [response.url(), response] as const),
    );
    const lateBytes = late.reduce((total, { bytes }) => total + bytes, 0);
    return {
      printSheets,
      elements,
      lateBytes,
      textBytes: await textBytesOf(page),
      arrivingTextBytes: await arrivingTextBytes(browser, url),
      loaded: await Promise.all([...each.values()].map(weighed)),
    };
  } finally {
    await context.close();
  }
}
