import { expect, type Page } from '@playwright/test';

export const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/**
 * Waits until nothing has moved the page for longer than a jump of the bar takes to end, so that what
 * moves it next is the reader. Not under a clock that stands still.
 *
 * @param forMs how long nothing may move, in milliseconds
 */
export const still = (page: Page, forMs = 200): Promise<void> =>
  page.evaluate(async (ms) => {
    const seen = () => `${window.scrollY} ${document.documentElement.scrollHeight}`;
    let [before, since, frames] = [seen(), performance.now(), 0];
    while (frames < 10 || performance.now() - since < ms) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      frames += 1;
      if (seen() !== before) [before, since, frames] = [seen(), performance.now(), 0];
    }
  }, forMs);

/** Turns the wheel over the middle of the window, and waits until the page has followed. */
export async function wheel(page: Page, by: number): Promise<void> {
  await still(page);
  const before = await scrollY(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.wheel(0, by);
  await expect.poll(() => scrollY(page)).toBe(Math.max(0, before + by));
}

/** Top edge of the heading with this id, in CSS pixels below the top of the window. */
export const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((heading) => heading.getBoundingClientRect().top);

/** The heading with this id comes to rest in the window, less than `below` CSS pixels from its top. */
export async function expectAtTop(page: Page, id: string, below = 120): Promise<void> {
  await expect(async () => {
    await still(page);
    const top = await topOf(page, id);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(below);
  }).toPass({ timeout: 30_000 });
}

/** Brings the heading with this id to the top of the window, as if the reader had scrolled there. */
export async function scrollTo(page: Page, id: string): Promise<void> {
  await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView());
  await expect.poll(() => topOf(page, id)).toBeLessThan(140);
}
