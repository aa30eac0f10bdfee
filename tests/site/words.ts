import type { Page } from '@playwright/test';

/**
 * The words of the article that a reader can see, in order, with every fold opened. Formulas are
 * left out: their signs are drawn in one of two ways, so they have a test of their own. So are buttons,
 * which are shown only where they work.
 */
export async function wordsOfArticle(page: Page): Promise<string[]> {
  const text = await page.locator('article').evaluate((article: HTMLElement) => {
    for (const fold of article.querySelectorAll('details')) fold.open = true;
    // What is far from the window is not laid out, and has no words to the browser.
    for (const part of article.querySelectorAll<HTMLElement>('.part'))
      part.style.contentVisibility = 'visible';
    // Formulas are compared apart; what the guide says of this device depends on the device.
    const others = [
      ...article.querySelectorAll<HTMLElement>('.katex, button, [data-on-this-device]'),
    ];
    for (const { style } of others) style.setProperty('display', 'none', 'important');
    const words = article.innerText;
    for (const { style } of others) style.removeProperty('display');
    return words;
  });
  return text.split(/[\s\u200b]+/).filter((word) => word !== '');
}

/** The words of the first list that are missing in the second, each counted as often as it stands. */
export function missingWords(wanted: readonly string[], found: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of found) left.set(word, (left.get(word) ?? 0) + 1);
  return wanted.filter((word) => {
    const times = left.get(word) ?? 0;
    left.set(word, times - 1);
    return times <= 0;
  });
}
