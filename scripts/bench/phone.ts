import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { mockNetwork } from '../../tests/site/network';

/** What a visit is made with: a phone of common size, with a processor a quarter as fast. */
export interface Phone {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly close: () => Promise<void>;
}

const slowdown = 4;

/**
 * Fast 3G as the developer tools of Chrome have it: 1.44 Mbit/s down, 0.675 up, 562 ms of delay.
 * Rates in bytes a second.
 */
const fast3g = {
  offline: false,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
  latency: 562.5,
};

/** How long a slow phone may take for one thing, in milliseconds: the stock site takes long. */
const patienceMs = 180_000;

const size = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 } as const;

/** A phone with an empty cache. Files of other sites come from this machine. */
export async function newPhone(
  browser: Browser,
  url: string,
  network: 'at once' | 'Fast 3G',
): Promise<Phone> {
  const context: BrowserContext = await browser.newContext({
    ...size,
    isMobile: true,
    hasTouch: true,
  });
  await mockNetwork(context, new URL(url).origin, 'answers');
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (network === 'Fast 3G') {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', fast3g);
  }
  return { page, cdp, close: () => context.close() };
}
