import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds in one instrument. The rest of a long page would take minutes and is no part of it,
 * so it is taken away: ask last.
 *
 * @param place selector of the instrument
 * @returns the names of the rules that are broken
 */
export async function violationsIn(page: Page, place: string): Promise<readonly string[]> {
  await page.locator(place).evaluate((instrument) => {
    const article = instrument.closest('article');
    for (let part: Element = instrument; part !== article;) {
      const above: Element | null = part.parentElement;
      if (!above) return;
      for (const other of [...above.children]) if (other !== part) other.remove();
      part = above;
    }
  });
  const { violations } = await new AxeBuilder({ page }).include(place).analyze();
  return violations.map(({ id }) => id);
}
