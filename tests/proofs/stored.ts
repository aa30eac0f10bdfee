import type { Page } from '@playwright/test';

/** What the page's storage holds under a key. */
export function storedIn(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}
