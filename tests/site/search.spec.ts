import type { Locator, Page } from '@playwright/test';
import { readPlan } from '../../src/markdown/plan';
import { violationsIn } from './axeAlone';
import { expect, test } from './fixtures';
import { chapters, earlyChapter, lateChapter, sectionIn } from './guide';
import { open } from './page';

/** What every part of the search is called. */
const name = 'Search the guide';

const bar = (page: Page): Locator => page.locator('nav[aria-label="Main"]');
const panel = (page: Page): Locator => page.locator(`[role=dialog][aria-label="${name}"]`);
const field = (page: Page): Locator => panel(page).getByRole('combobox', { name });
const results = (page: Page): Locator => panel(page).getByRole('option');

async function search(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(typed);
}

/** The scripts that are asked for from now on do not come: the search loads its own late. */
const withoutLateScripts = (page: Page): Promise<unknown> =>
  page.route('**/assets/js/**', (route) => route.abort());

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1200, height: 900 } });

  test('the field in the bar is found, filled and followed with the keyboard alone', async ({
    page,
  }) => {
    await open(page);
    const inBar = bar(page).getByRole('combobox', { name }).first();
    await expect(inBar).toBeVisible();
    for (let tabs = 0; tabs < 6; tabs += 1) {
      await page.keyboard.press('Tab');
      if (await inBar.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(inBar).toBeFocused();
    await expect(panel(page)).toBeHidden();

    const { id, title } = sectionIn(lateChapter());
    const beginning = title.slice(0, -3).toLowerCase();
    await page.keyboard.type(beginning);
    await expect(field(page)).toHaveValue(beginning);
    await expect(results(page).first()).toContainText(title);
    await page.keyboard.press('Enter');

    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });

  test('the arrows choose, Home and End stay with the text, and the chosen row is named', async ({
    page,
  }) => {
    await open(page);
    await search(page, 'flash');
    await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    const chosen = await results(page).nth(1).getAttribute('id');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', String(chosen));
    await page.keyboard.press('Home');
    await page.keyboard.type('re');
    await expect(field(page)).toHaveValue('reflash');
    await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('Escape closes, gives the focus back and keeps the words', async ({ page }) => {
    await open(page);
    const link = page.getByRole('link', { name: 'Skip to main content' });
    await link.focus();
    await search(page, 'battery');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(link).toBeFocused();
    await page.keyboard.press('/');
    await expect(field(page)).toHaveValue('battery');
    await expect(results(page).first()).toBeVisible();
  });

  test('Tab goes round inside the panel', async ({ page }) => {
    await open(page);
    await page.evaluate(() => localStorage.setItem('guide-searches', '["fans"]'));
    await search(page, '');
    const slash = panel(page).getByRole('checkbox', { name: /opens the search/ });
    await expect(slash).toBeVisible();
    const close = panel(page).getByRole('button', { name: 'Close search' });
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(slash).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
  });

  test('a press beside the panel closes it', async ({ page }) => {
    await open(page);
    await search(page, 'battery');
    await page.mouse.click(30, 700);
    await expect(panel(page)).toBeHidden();
  });

  test('Ctrl-K opens too; while the reader writes, a slash is a slash', async ({ page }) => {
    await open(page);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('1.8/2.0');
    await expect(field(page)).toHaveValue('1.8/2.0');
  });

  test('the scrolled-away bar comes back with the search in it', async ({ page }) => {
    await open(page);
    await page.mouse.wheel(0, 900);
    await page.mouse.wheel(0, 900);
    await search(page, 'battery');
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(results(page).first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a button opens the search over the whole screen, and a tap follows a result', async ({
    page,
  }) => {
    await open(page);
    await bar(page).getByRole('button', { name }).tap();
    await expect(field(page)).toBeFocused();
    const { id, title } = sectionIn(lateChapter());
    await page.keyboard.type(title.toLowerCase());
    const box = await panel(page).boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    // What is tapped answers all that was typed, not its beginning.
    await expect(results(page).first()).toContainText(title);
    await results(page).first().tap();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
  });
});

test('before the page is alive the search is seen and cannot be used, and takes the same room', async ({
  page,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/js/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('./', { waitUntil: 'commit' });
  const root = page.locator('[role=search]');
  await expect(root).toHaveAttribute('inert');
  const before = await root.boundingBox();
  release();
  await expect(root).not.toHaveAttribute('inert');
  expect(await root.boundingBox()).toEqual(before);
});

test('a word with a typing mistake finds what was meant', async ({ page }) => {
  await open(page);
  await search(page, 'enlenment');
  await expect(results(page).first()).toContainText('enleanment');
});

test('a result tells its chapter, its number, and what the chapter can hurt', async ({ page }) => {
  await open(page);
  const warned = readPlan('docs').flatMap((group) => group.chapters.filter(({ hurts }) => hurts));
  const { id, hurts = '' } = warned[0] ?? {};
  const chapter = chapters().find((each) => each.id === id) ?? earlyChapter();
  const section = sectionIn(chapter);
  await search(page, section.title);
  const first = results(page).first();
  await expect(first).toContainText(`${chapter.number} ${chapter.title}`);
  await expect(first).toContainText(`${section.number} ${section.title}`);
  await expect(first.getByRole('img', { name: `Can hurt the ${hurts}` })).toBeVisible();
  await expect(first.locator('mark').first()).toHaveCSS('font-weight', '700');
});

test('the count is read out once, after the reader pauses', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await open(page);
  // The guide is read first, so that every letter finds it there.
  await search(page, 'zzqxv');
  const status = panel(page).getByRole('status');
  await expect(status).toContainText('zzqxv');
  await field(page).fill('');
  await expect(status).toBeEmpty();
  await status.evaluate((element) => {
    new MutationObserver(() => {
      const times = Number(element.getAttribute('data-times') ?? 0) + 1;
      element.setAttribute('data-times', String(times));
    }).observe(element, { childList: true, characterData: true, subtree: true });
  });
  await page.clock.pauseAt(600_000);
  await page.keyboard.type('calibration');
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return status.textContent();
    })
    .toMatch(/^\d+ results for calibration$/);
  await expect(status).toHaveAttribute('data-times', '1');
});

test('without a result the reader learns what to try, and where to go on', async ({ page }) => {
  await open(page);
  await search(page, 'zzqxv');
  await expect(panel(page)).toContainText('Try one word');
  await expect(results(page)).toHaveCount(chapters().length);
  await results(page).last().click();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`#${chapters().at(-1)?.id}$`));
});

test('what the reader types is never taken for HTML', async ({ page }) => {
  await open(page);
  await search(page, '<img src=x onerror=alert(1)>');
  await expect(panel(page)).toContainText('<img src=x onerror=alert(1)>');
  await expect(panel(page).locator('img')).toHaveCount(0);
});

for (const [state, typed] of [
  ['with results', 'power enlean'],
  ['without results', 'zzqxv'],
] as const) {
  test(`the open panel has no axe violation: ${state}`, async ({ page }) => {
    await open(page);
    await search(page, typed);
    await expect(panel(page).getByRole('status')).toContainText(typed);
    expect(await violationsIn(page, '[role=dialog]')).toEqual([]);
  });
}

test('from the not-found page a result leads into the guide', async ({ page }) => {
  await open(page, './nope');
  const { id, title } = sectionIn(lateChapter());
  await search(page, title);
  await expect(results(page).first()).toContainText(title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/#${id}$`));
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test.describe('what cannot be loaded', () => {
  async function tellsAndRetries(page: Page, mend: () => Promise<unknown>): Promise<void> {
    await search(page, 'battery');
    await expect(panel(page).getByRole('alert')).toContainText('The search did not load.');
    await expect(field(page)).toHaveValue('battery');
    await mend();
    await panel(page).getByRole('button', { name: 'Retry' }).click();
    await expect(results(page).first()).toBeVisible();
    await expect(field(page)).toHaveValue('battery');
    await expect(field(page)).toBeFocused();
  }

  test('the code: the reader is told, loses nothing and can retry', async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.allow(/The search did not load|ERR_FAILED/);
    await open(page);
    await withoutLateScripts(page);
    await tellsAndRetries(page, () => page.unrouteAll());
  });

  test('the guide, from the not-found page: the same', async ({ page, consoleWatch, baseURL }) => {
    consoleWatch.allow(/The search did not load|ERR_FAILED/);
    await open(page, './nope');
    await page.route(String(baseURL), (route) => route.abort());
    await tellsAndRetries(page, () => page.unroute(String(baseURL)));
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no search is offered that could not answer', async ({ page }) => {
    await page.goto('./');
    await expect(page.locator('[role=search]')).toBeHidden();
  });
});
