// The element that has the focus is never hidden by what sticks to the window (WCAG 2.4.11).
import type { Page } from '@playwright/test';
import { widths } from './axeAlone';
import { expect, test } from './fixtures';
import { chapters, earlyChapter, lateChapter } from './guide';
import { addStyles, open } from './page';
import { scrollY, still } from './specification/scrolling';

/** What has the focus and cannot be seen anywhere; empty if some of it can. */
const hiddenFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '';
    for (const { left, top, width, height } of focused.getClientRects())
      for (const across of [0.1, 0.5, 0.9])
        for (const down of [0.1, 0.5, 0.9]) {
          const seen = document.elementFromPoint(left + width * across, top + height * down);
          if (seen && (focused.contains(seen) || seen.contains(focused))) return '';
        }
    return focused.outerHTML.slice(0, 200);
  });

/** Presses a key again and again, and names what has the focus without being seen. */
async function hiddenOnTheWay(page: Page, key: string, times: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.press(key);
    const here = await hiddenFocus(page);
    if (here !== '') hidden.push(here);
  }
  return hidden;
}

/** Puts the keyboard's place at the heading of a chapter. */
const startAt = (page: Page, id: string): Promise<void> =>
  page.locator(`[id="${id}"]`).evaluate((heading) => {
    if (heading instanceof HTMLElement) heading.tabIndex = -1;
    if (heading instanceof HTMLElement) heading.focus();
  });

for (const [width, viewport] of Object.entries(widths)) {
  test(`the focus is never hidden on its way down and up again: ${width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page);
    for (const { id } of [earlyChapter(), lateChapter(), ...chapters().slice(-1)]) {
      await startAt(page, id);
      await still(page);
      expect(await hiddenOnTheWay(page, 'Tab', 40)).toEqual([]);
      expect(await hiddenOnTheWay(page, 'Shift+Tab', 50)).toEqual([]);
    }
  });
}

test('what the keyboard comes to behind the button to the top moves out from there', async ({
  page,
}) => {
  await page.setViewportSize(widths.phone);
  await open(page);
  const button = page.locator('.theme-back-to-top-button');
  let tried = 0;
  for (const { id } of earlyChapter().sections) {
    await startAt(page, id);
    await still(page);
    for (let time = 0; time < 30 && tried < 3; time += 1) {
      await page.keyboard.press('Tab');
      // The button comes when readers go up; the link is put behind it, and the keyboard comes to it anew.
      const isBehind = await page.evaluate(() => {
        const link = document.activeElement;
        const [rect] = link?.getClientRects() ?? [];
        if (!(link instanceof HTMLElement) || !rect || rect.left < innerWidth - 60) return false;
        scrollBy(0, rect.top - innerHeight + 300);
        return true;
      });
      if (!isBehind) continue;
      await page.keyboard.press('Shift+Tab');
      await page.evaluate(() => scrollBy(0, -250));
      await expect(button).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Tab');
      expect(await hiddenFocus(page)).toBe('');
      tried += 1;
    }
  }
  expect(tried).toBe(3);
});

test('the emergency door at the foot of a phone does not move the page when the keyboard comes to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page);
  const door = page.locator('.door-emergency > .door');
  await page.locator('.door').first().scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 100));
  await still(page);
  await expect(door).toBeInViewport({ ratio: 0.9 });
  const before = await scrollY(page);
  await door.focus();
  await still(page);
  expect(await scrollY(page)).toBe(before);
});

test('what would hide the focus is noticed', async ({ page }) => {
  await open(page);
  await startAt(page, earlyChapter().id);
  await addStyles(page, '.navbar { position: fixed; inset: 0; block-size: 100%; z-index: 9999 }');
  expect((await hiddenOnTheWay(page, 'Tab', 5)).length).toBeGreaterThan(0);
});
