import type { Page } from '@playwright/test';

/** What the browser says of the reader's connection. */
interface Connection {
  readonly saveData: boolean;
  readonly effectiveType: 'slow-2g' | '2g' | '4g';
}

/** Makes the browser report a connection. */
export async function reportConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((said) => {
    Object.defineProperty(navigator, 'connection', { get: () => said });
  }, connection);
}

/** Nothing is fetched before it is needed: the reader saves data. */
export const saveData = (page: Page): Promise<void> =>
  reportConnection(page, { saveData: true, effectiveType: '4g' });

/** No link counts as seen, so that nothing is prefetched; hover and touch still preload. */
export async function seeNoLink(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe(): void {
        // Nothing is ever seen.
      }
    };
  });
}
