import type { Browser } from '@playwright/test';
import { newPhone } from './phone';
import { quiet } from './quiet';

/** When the reader sees something on a slow network, in milliseconds. */
export interface Paint {
  readonly firstMs: number;
  readonly largestMs: number;
}

const watch = `
  window.benchLargest = 0;
  new PerformanceObserver((list) => {
    benchLargest = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
`;

export async function measurePaint(browser: Browser, url: string): Promise<Paint> {
  const phone = await newPhone(browser, url, 'Fast 3G');
  try {
    await phone.page.addInitScript(watch);
    await phone.cdp.send('Performance.enable');
    await phone.page.goto(url);
    await quiet(phone);
    const [firstMs, largestMs] = await phone.page.evaluate<[number, number]>(
      `[performance.getEntriesByName('first-contentful-paint')[0].startTime, benchLargest]`,
    );
    return { firstMs, largestMs };
  } finally {
    await phone.close();
  }
}
