// The beginning: doors in owners' words, the door for a dead car, the shelf of instruments.
import type { Locator, Page } from '@playwright/test';
import { doors, emergencyDoor } from '../../src/data/doors';
import { instrumentShelf } from '../../src/data/instrumentShelf';
import { violationsIn } from './axeAlone';
import { expect, test } from './fixtures';
import { open } from './page';
import { bar } from './specification/shell';

const phone = { width: 390, height: 844 };

const inBar = (page: Page): Locator => bar(page).getByRole('link', { name: emergencyDoor.words });

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

  test('all doors fit the first screen', async ({ page }) => {
    await open(page);
    const last = await page.locator('.doors > li:last-child').boundingBox();
    const emergency = await page.locator('.door-emergency').boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(emergency?.y ?? 0);
    expect((emergency?.y ?? 0) + (emergency?.height ?? 0)).toBeLessThanOrEqual(phone.height);
  });

  test('readers who come back see their job, what they read last and their car', async ({
    page,
  }) => {
    await open(page, './#flash-the-rom');
    await expect(page.locator('.go-on')).toBeHidden();
    await page.evaluate(() => {
      const on = { id: 'load-scaling', number: '7.2', title: 'Load scaling', step: 4, count: 10 };
      localStorage.setItem('guide-job', JSON.stringify({ version: 1, on, jobs: {} }));
      localStorage.setItem('guide-my-car', '{"generation":"NC2","calibration":"LF9VEB"}');
    });
    await page.goto('about:blank');
    await open(page);
    const goOn = page.locator('.go-on');
    await expect(goOn.getByRole('link').first()).toHaveText(
      'Go on: 7.2 Load scaling, step 4 of 10',
    );
    await expect(goOn.getByRole('link').last()).toHaveAttribute('href', '#flash-the-rom');
    await expect(goOn.getByRole('link').last()).toContainText(/^4\.\d+ /);
    await expect(page.getByRole('region', { name: 'My car' })).toMatchAriaSnapshot(
      '- group: My car NC2 LF9VEB Choose',
    );
    const emergency = await page.locator('.door-emergency').boundingBox();
    const last = await page.locator('.doors > li:last-child').boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(emergency?.y ?? 0);
    await goOn.getByRole('link').last().click();
    await expect(page.locator('#flash-the-rom')).toBeInViewport();
  });

  test('what nobody can have left is passed over', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('guide-read', '"><img src=x>');
      localStorage.setItem('guide-job', '{"version":1,"on":{"id":"nowhere","step":"x"}}');
    });
    await open(page);
    await expect(page.locator('.go-on')).toBeHidden();
    await expect(page.locator('.title-block p')).toBeVisible();
  });

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

for (const place of ['.doors', '.shelf'])
  test(`axe finds nothing in ${place}`, async ({ page }) => {
    await open(page);
    expect(await violationsIn(page, place)).toEqual([]);
  });
