import { expect, type Page } from '@playwright/test';

export const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Turns the wheel over the middle of the window, and waits until the page has followed. */
export async function wheel(page: Page, by: number): Promise<void> {
  const before = await scrollY(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.wheel(0, by);
  await expect.poll(() => scrollY(page)).toBe(Math.max(0, before + by));
}

/** Top edge of the heading with this id, in CSS pixels below the top of the window. */
export const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((heading) => heading.getBoundingClientRect().top);

/** Brings the heading with this id to the top of the window, as if the reader had scrolled there. */
export async function scrollTo(page: Page, id: string): Promise<void> {
  await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView());
  await expect.poll(() => topOf(page, id)).toBeLessThan(140);
}
