// What a new owner comes for, done on a phone from the opening: at most three taps, or one search, and
// no more than two screens of scrolling.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { open } from './page';
import { still } from './specification/scrolling';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone, hasTouch: true });

/** An owner with one thumb, who counts. */
class Owner {
  #taps = 0;
  #searches = 0;

  constructor(readonly page: Page) {}

  /** Taps what is in the window, or stands less than two screens below its place. */
  async tap(what: Locator): Promise<void> {
    await this.sees(what);
    this.#taps += 1;
    expect(this.#taps, 'taps').toBeLessThanOrEqual(3);
    await what.tap();
  }

  /** A tap on a door of the opening. */
  door(words: string): Promise<void> {
    return this.tap(this.page.locator('.doors').getByRole('link', { name: words }));
  }

  /** Searches, and takes the first of the results that is in the window. */
  async searches(words: string, result: RegExp): Promise<void> {
    this.#searches += 1;
    expect(this.#searches, 'searches').toBe(1);
    await this.page.getByRole('button', { name: 'Search the guide' }).first().tap();
    const panel = this.page.locator('[role=dialog][aria-label="Search the guide"]');
    await panel.getByRole('combobox').fill(words);
    const option = panel.getByRole('option').filter({ hasText: result }).first();
    await expect(option).toBeInViewport();
    await option.tap();
  }

  /** The answer begins in the window or less than two screens below it. */
  async sees(what: Locator): Promise<void> {
    await what.waitFor({ state: 'attached' });
    await still(this.page);
    const top = await what.evaluate((element) => element.getBoundingClientRect().top);
    expect(top, 'not above the window').toBeGreaterThan(-1);
    expect(top, 'less than two screens further down').toBeLessThan(3 * phone.height);
  }
}

const section = (page: Page, id: string): Locator =>
  page.locator('.part', { has: page.locator(`#${id}`) });

test.beforeEach(({ page }) => open(page));

test('the car is dead after a flash', async ({ page }) => {
  const owner = new Owner(page);
  await owner.door('It went wrong');
  await owner.sees(section(page, 'when-a-flash-fails').locator('.callout-steps li').first());
});

test('no CSV on the card', async ({ page }) => {
  const owner = new Owner(page);
  await owner.door('My adapter writes no log');
  await owner.sees(section(page, 'when-it-does-not-log').locator('table').first());
});

test('a file for logging', async ({ page }) => {
  const owner = new Owner(page);
  await owner.door('All instruments');
  await owner.tap(page.locator('.shelf').getByRole('link', { name: 'Logging configuration' }));
  await owner.sees(
    page
      .locator('[data-island="logging"]')
      .getByRole('textbox')
      .or(page.locator('[data-island="logging"] :is(input, select)'))
      .first(),
  );
});

test('the order of a first time', async ({ page }) => {
  const owner = new Owner(page);
  await owner.door('I have never tuned');
  await owner.tap(page.getByRole('button', { name: /^Contents\./ }));
  await owner.tap(
    page
      .getByRole('navigation', { name: 'Contents' })
      .getByRole('link', { name: 'The first weeks' }),
  );
  await owner.sees(page.locator('#the-first-weeks'));
});

test('which cable first', async ({ page }) => {
  const owner = new Owner(page);
  await owner.searches('which cable first', /order of plug and key/i);
  await owner.sees(page.locator('#order-of-plug-and-key'));
});

test('my calibration', async ({ page }) => {
  const owner = new Owner(page);
  await owner.door('What is my calibration?');
  await owner.sees(page.locator('[data-island="finder"] input').first());
});

test('the stock values of a table', async ({ page }) => {
  const owner = new Owner(page);
  await owner.door('All instruments');
  await owner.tap(page.locator('.shelf').getByRole('link', { name: 'Stock maps' }));
  await owner.sees(page.locator('[data-island="maps"] :is(input, select)').first());
});

test('what to do when it knocks', async ({ page }) => {
  const owner = new Owner(page);
  await owner.door('It pings');
  await owner.sees(page.locator('#ask-knock'));
});

test('whether the car is able to', async ({ page }) => {
  const owner = new Owner(page);
  await owner.searches('is my car supported', /supported/i);
  await owner.sees(section(page, 'what-supported-means'));
});

test('where was I yesterday', async ({ page }) => {
  await page.evaluate(() => {
    location.hash = 'load-scaling';
  });
  await expect(page.locator('#load-scaling')).toBeInViewport();
  await still(page);
  await page.goto('about:blank');
  await open(page);
  const owner = new Owner(page);
  await owner.tap(page.locator('.go-on').getByRole('link', { name: /Load scaling/ }));
  await owner.sees(page.locator('#load-scaling'));
});
