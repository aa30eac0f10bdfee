// A link to any paragraph, step or row, from its own handle.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { open } from './page';
import { expectAtTop } from './specification/scrolling';

const handle = (page: Page): Locator => page.locator('.passage-handle');

/** A paragraph, a step, a point of a list, a row without and one with an id of its own. */
const passages = [
  '.part:has(> #leave-it-if) li',
  '.part:has(> #flash-the-rom) .callout-steps li',
  '.part:has(> #flash-the-rom) .callout-stop p',
  '.part:has(> #the-card) li',
  '.part:has(> #menu-functions) tbody tr',
  '.part:has(> #knock-strategy) > p:not([data-search-skip])',
  '.part:has(> #glossary) dt',
] as const;

async function pointAt(page: Page, passage: Locator): Promise<string> {
  await passage.scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.mouse.move(5, 5);
    await passage.hover({ position: { x: 8, y: 8 } });
    await expect(handle(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
  return (await handle(page).getAttribute('href')) ?? '';
}

/** Distance of a passage from the place where a jump ends, in CSS pixels. */
const beside = (passage: Locator): Promise<number> =>
  passage.evaluate((element) => element.getBoundingClientRect().top);

for (const selector of passages)
  test(`a link to a passage says its words and leads to it, and the address is clean then: ${selector}`, async ({
    page,
    context,
  }) => {
    await open(page);
    const passage = page.locator(selector).last();
    await passage.scrollIntoViewIfNeeded();
    // Once the rows of its list have come, another one is the last.
    await expect(passage.locator('xpath=ancestor::*[@data-late]')).toHaveCount(0);
    const words = (await passage.innerText()).replace(/\s+/g, ' ').trim();
    const href = await pointAt(page, passage);
    const title = (await handle(page).getAttribute('title')) ?? '';
    expect(title).toContain(words.slice(0, 30));
    await expect(handle(page)).toHaveAccessibleName(title);
    const there = await context.newPage();
    await there.goto(href);
    const reached = there.locator(selector).last();
    // On its way there the page may stand beyond the passage.
    await expect(async () => {
      const px = await beside(reached);
      expect(px, href).toBeLessThan(140);
      expect(px, href).toBeGreaterThan(40);
    }).toPass();
    await expect(there).not.toHaveURL(/at=/);
  });

test('words that are gone leave readers at the section, and hostile ones too', async ({ page }) => {
  for (const at of ['nobody-wrote-these-words-ever', '<img src=x onerror=alert(1)>']) {
    await open(page, `./?at=${encodeURIComponent(at)}#flash-the-rom`);
    await expectAtTop(page, 'flash-the-rom');
    await expect(page).toHaveURL(/\/#flash-the-rom$/);
    await page.goto('about:blank');
  }
});

test.describe('by keyboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the arrow keys walk from a heading over what stands below it, Enter copies', async ({
    page,
  }) => {
    await open(page, './#flash-the-rom');
    const heading = page.locator('#flash-the-rom .hash-link');
    await heading.focus();
    await page.keyboard.press('ArrowDown');
    await expect(handle(page)).toBeFocused();
    const first = await handle(page).getAttribute('title');
    await page.keyboard.press('ArrowDown');
    await expect(handle(page)).toBeFocused();
    await expect(handle(page)).not.toHaveAttribute('title', first ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(handle(page)).toHaveAttribute('title', first ?? '');
    const href = await handle(page).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(handle(page)).toHaveText('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(href);
    await page.keyboard.press('Escape');
    await expect(handle(page)).toHaveCount(0);
    await expect(heading).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap shows the handle, and the handle opens the share sheet', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (data: ShareData) => {
          document.title = data.url ?? '';
          return Promise.resolve();
        },
      });
    });
    await open(page, './#flash-the-rom');
    const step = page.locator('.part:has(> #flash-the-rom) .callout-steps li').first();
    await expect(async () => {
      await step.tap({ position: { x: 60, y: 12 } });
      await expect(handle(page)).toBeVisible({ timeout: 2000 });
    }).toPass();
    const href = (await handle(page).getAttribute('href')) ?? '';
    expect(href).toMatch(/\?at=[\w-]+#flash-the-rom$/);
    const box = await handle(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await handle(page).tap();
    await expect(page).toHaveTitle(href);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
