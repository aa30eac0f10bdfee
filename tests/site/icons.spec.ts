import { expect, type Page, test } from '@playwright/test';

/** Icons and marks whose drawing is not in the page, or has no size; and how many there are. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const uses = [...document.querySelectorAll('use')];
    const lost = uses
      .map((use) => use.getAttribute('href') ?? '')
      .filter((href) => {
        const drawing = document.querySelector(`svg > defs > path${href}`);
        return !(drawing instanceof SVGPathElement && drawing.getTotalLength() > 0);
      });
    return { lost, count: uses.length };
  });

test('every icon and mark finds its drawing on the sheet of its page', async ({ page }) => {
  await page.goto('./');
  const guide = await drawn(page);
  expect(guide.lost).toEqual([]);
  expect(guide.count).toBeGreaterThan(100);
  await expect(page.locator('body > svg:has(> defs > path#icon-triangle)')).toHaveCSS(
    'display',
    'none',
  );
  expect(
    await page.evaluate(() => document.querySelector('.navbar')?.getBoundingClientRect().top),
  ).toBe(0);
  const danger = page.locator('.callout-danger .icon use').first();
  await danger.scrollIntoViewIfNeeded();
  expect((await danger.boundingBox())?.width).toBeGreaterThan(20);
  await page.goto('./no-such-page');
  const notFound = await drawn(page);
  expect(notFound.lost).toEqual([]);
  expect(notFound.count).toBeGreaterThan(0);
});
