// The beginning: doors in owners' words, the door for a dead car, the shelf of instruments.
import type { Locator, Page } from '@playwright/test';
import { doors, emergencyDoor } from '../../src/data/doors';
import { instrumentShelf } from '../../src/data/instrumentShelf';
import { violationsIn } from './axeAlone';
import { expect, test } from './fixtures';
import { open } from './page';

const phone = { width: 390, height: 844 };

const inBar = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: emergencyDoor.words });

const inOpening = (page: Page): Locator => page.locator('.door-emergency a');

test('each door leads straight to its place', async ({ page }) => {
  await open(page);
  for (const { to, words } of [emergencyDoor, ...doors]) {
    await page.locator('.doors').getByRole('link', { name: words }).click();
    await expect(page).toHaveURL(new RegExp(`#${to}$`));
    await expect(page.locator(`#${to}`)).toBeInViewport();
  }
});

test('the shelf leads to every instrument, with what to have ready', async ({ page }) => {
  await open(page);
  const entries = page.locator('.shelf > li');
  await expect(entries).toHaveCount(instrumentShelf.length);
  for (const [place, { name, title, ready, to }] of instrumentShelf.entries()) {
    const link = entries.nth(place).getByRole('link');
    await expect(link).toHaveAccessibleName(new RegExp(`${title} .*Have ready: ${ready}`));
    await expect(link).toHaveAttribute('href', `#${to}`);
    const next = page.locator(`#${to} ~ [data-island]`).first();
    await expect(next).toHaveAttribute('data-island', name);
  }
});

for (const viewport of [phone, { width: 1280, height: 900 }, { width: 320, height: 640 }]) {
  test.describe(`in a window of ${viewport.width}`, () => {
    test.use({ viewport });

    test('the door for a dead car is in the bar, wherever readers are', async ({ page }) => {
      for (const place of ['./', './#cam-timing', './no-such-page']) {
        await page.goto(place);
        await expect(inBar(page)).toBeInViewport({ ratio: 1 });
        expect((await inBar(page).boundingBox())?.height).toBeGreaterThanOrEqual(36);
      }
      await inBar(page).click();
      await expect(page).toHaveURL(/ncmiatatuning-docs\/#when-a-flash-fails$/);
      await expect(page.locator('#when-a-flash-fails')).toBeInViewport();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the door for a dead car is under the thumb, then leaves with the doors', async ({
    page,
  }) => {
    await open(page);
    await expect(inOpening(page)).toBeInViewport({ ratio: 1 });
    const box = await inOpening(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(phone.height * 0.66);
    await page.locator('#the-adapter').evaluate((heading) => heading.scrollIntoView());
    await expect(inOpening(page)).not.toBeInViewport();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('doors and shelf are there', async ({ page }) => {
    await page.goto('./');
    await expect(page.locator('.doors a')).toHaveCount(doors.length + 2);
    await expect(page.locator('.shelf a')).toHaveCount(instrumentShelf.length);
    await expect(inBar(page)).toBeVisible();
  });
});

for (const mode of ['light', 'dark'] as const)
  for (const place of ['.doors', '.shelf'])
    test(`axe finds nothing in ${place}, ${mode}`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), mode);
      await open(page);
      expect(await violationsIn(page, place)).toEqual([]);
    });
