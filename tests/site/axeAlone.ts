import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Takes everything away that is neither in the element nor around it. */
export const leaveAlone = (page: Page, place: string): Promise<void> =>
  page.locator(place).evaluate((left) => {
    const end = left.parentElement?.closest('article, body');
    for (let part: Element = left; part !== end;) {
      const above: Element | null = part.parentElement;
      if (!above) return;
      for (const other of [...above.children]) if (other !== part) other.remove();
      part = above;
    }
  });

/**
 * What axe finds in one instrument, or in the panel of the search. The rest of a long page would take
 * minutes and is no part of it, so it is taken away: ask last.
 *
 * @param place selector of the instrument
 * @returns the names of the rules that are broken
 */
export async function violationsIn(page: Page, place: string): Promise<readonly string[]> {
  await leaveAlone(page, place);
  const { violations } = await new AxeBuilder({ page }).include(place).analyze();
  return violations.map(({ id }) => id);
}
