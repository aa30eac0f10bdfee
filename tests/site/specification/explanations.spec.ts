// What a source mark or a term says beside it, without leaving the line.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { open } from '../page';

const article = (page: Page): Locator => page.locator('article');
const box = (page: Page): Locator => page.locator('[role=tooltip]:visible');

const openers = {
  'a source mark': (page: Page) => article(page).locator('a[href^="#source-"]').nth(6),
  'a source whose entry comes late': (page: Page) =>
    article(page).locator('a[href="#source-tactrix-notes"]').first(),
  'a term': (page: Page) => article(page).locator('a[href^="#term-"]').first(),
};

/** The words that stand where the link leads to: an entry of the sources or of the glossary. */
const wordsAtTarget = (link: Locator): Promise<string> =>
  link.evaluate((mark) => {
    const entry = document.querySelector((mark as HTMLAnchorElement).hash);
    const words = entry?.tagName === 'DT' ? entry.nextElementSibling : entry?.querySelector('p');
    return words?.textContent.trim() ?? '';
  });

/** The explanation of this link is open, says what stands in its list, and lies in the window. */
async function expectOpen(page: Page, link: Locator): Promise<void> {
  await expect(box(page)).toHaveCount(1);
  const words = await wordsAtTarget(link);
  expect(words.length).toBeGreaterThan(10);
  await expect(box(page)).toContainText(words);
  await expect(box(page)).toBeInViewport({ ratio: 1 });
  await expect(link).toHaveAccessibleDescription(/.+/);
}

for (const [what, find] of Object.entries(openers)) {
  test(`${what} opens on hover and closes when the pointer has gone`, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await open(page);
    const link = find(page);
    await link.scrollIntoViewIfNeeded();
    await expect(box(page)).toHaveCount(0);
    await page.clock.pauseAt(3_600_000);
    await link.hover();
    await expectOpen(page, link);

    await page.mouse.move(2, 450);
    await page.clock.runFor(199);
    await expect(box(page)).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(box(page)).toHaveCount(0);
  });

  test(`${what} stays open while the pointer is in the explanation`, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await open(page);
    const link = find(page);
    await link.scrollIntoViewIfNeeded();
    await page.clock.pauseAt(3_600_000);
    await link.hover();
    await box(page).hover();
    await page.clock.runFor(1000);
    await expectOpen(page, link);
    await page.mouse.move(2, 450);
    await page.clock.runFor(200);
    await expect(box(page)).toHaveCount(0);
  });

  test(`${what} opens on keyboard focus, Escape closes it, Enter leads to its list`, async ({
    page,
  }) => {
    await open(page);
    await page.keyboard.press('Tab');
    const link = find(page);
    await link.focus();
    await expectOpen(page, link);
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);
    await expect(link).toBeFocused();

    await page.keyboard.press('Enter');
    const hash = (await link.getAttribute('href')) ?? '';
    await expect.poll(() => new URL(page.url()).hash).toBe(hash);
    await expect(page.locator(hash)).toBeInViewport();
    await expect(box(page)).toHaveCount(0);
  });

  test(`${what} closes when the focus goes on`, async ({ page }) => {
    await open(page);
    await page.keyboard.press('Tab');
    const link = find(page);
    await link.focus();
    await expectOpen(page, link);
    await page.getByRole('link', { name: 'Skip to main content' }).focus();
    await expect(box(page)).toHaveCount(0);
  });
}

test('an explanation stays beside its mark when something above takes more room', async ({
  page,
}) => {
  await open(page);
  await page.keyboard.press('Tab');
  const link = openers['a source mark'](page);
  await link.focus();
  await expectOpen(page, link);
  const gap = async (): Promise<number> =>
    ((await box(page).boundingBox())?.y ?? NaN) - ((await link.boundingBox())?.y ?? NaN);
  const before = await gap();
  await article(page).evaluate((whole) => {
    const room = document.createElement('div');
    room.style.blockSize = '90px';
    whole.prepend(room);
  });
  await expect.poll(gap).toBeCloseTo(before, 0);
});

test('two explanations are never open at once', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Tab');
  for (const find of Object.values(openers)) {
    await find(page).scrollIntoViewIfNeeded();
    await find(page).focus();
    await expectOpen(page, find(page));
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [what, find] of Object.entries(openers)) {
    test(`${what} opens on a tap, without leaving the line, and closes on a tap beside it`, async ({
      page,
    }) => {
      await open(page);
      const link = find(page);
      await link.tap();
      await expectOpen(page, link);
      await expect(page).not.toHaveURL(/#/);
      await expect(link).toBeInViewport();
      await page.touchscreen.tap(3, 500);
      await expect(box(page)).toHaveCount(0);
    });
  }
});
