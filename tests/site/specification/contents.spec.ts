// What the shell adds to the contents of section 2.3: the place of the reader in a long page.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { open } from '../page';
import { scrollTo } from './scrolling';
import { bar, contents, openDrawer, sidebar } from './shell';

/** The parts of the document that the visible entries of the contents lead to. */
const visibleEntries = (page: Page): Promise<(string | null)[]> =>
  contents(page)
    .locator('a')
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** The headings of the article: chapters alone, or the sections of one chapter. */
const headings = (page: Page, chapter?: string): Promise<string[]> =>
  page
    .getByRole('article')
    .locator('h2[id], h3[id]')
    .evaluateAll((all, open) => {
      let current = '';
      return all
        .filter(({ id, tagName }) => {
          if (tagName === 'H2') current = id;
          return tagName === 'H2' || current === open;
        })
        .map(({ id }) => `#${id}`);
    }, chapter);

const here = (page: Page) => contents(page).locator('[aria-current="location"]');

test(
  'above the first chapter the contents are the chapters alone',
  { tag: '@R8' },
  async ({ page }) => {
    await open(page);
    expect(await visibleEntries(page)).toEqual(await headings(page));
    await expect(here(page)).toHaveCount(0);
  },
);

test('only the chapter in view is open in the contents', { tag: '@R8' }, async ({ page }) => {
  await open(page);
  for (const [chapter, section] of [
    ['find-your-calibration', 'all-calibrations'],
    ['what-you-need', 'the-programs'],
  ] as const) {
    await scrollTo(page, section);
    await expect(here(page)).toHaveAttribute('href', `#${section}`);
    await expect(here(page)).toHaveCount(1);
    expect(await visibleEntries(page)).toEqual(await headings(page, chapter));
    await expect(here(page)).toBeInViewport();
  }
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1280, height: 500 } });

  test(
    'the current entry is in sight, also of a late chapter',
    { tag: '@R8' },
    async ({ page }) => {
      await open(page, './#sources');
      await expect(here(page)).toHaveAttribute('href', '#sources');
      await expect(here(page)).toBeInViewport({ ratio: 1 });
    },
  );
});

test('the sidebar marks the chapter in view', { tag: '@R16' }, async ({ page }) => {
  await open(page);
  const marked = sidebar(page).locator('[aria-current="location"]');
  await expect(marked).toHaveCount(0);
  for (const [section, name] of [
    ['all-calibrations', /Find your calibration/],
    ['load-scaling', /First tune/],
    ['the-programs', /What you need/],
  ] as const) {
    await scrollTo(page, section);
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveText(name);
  }
});

test(
  'the sidebar leads to every written chapter and warns of the dangerous ones',
  { tag: '@R16' },
  async ({ page }) => {
    await open(page);
    const links = sidebar(page).locator('a[href*="#"]');
    const targets = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')?.replace(/^[^#]*/, '')),
    );
    // The head of a group leads to its first chapter.
    expect(targets.filter((target, at) => target !== targets[at - 1])).toEqual(
      await headings(page),
    );
    await expect(sidebar(page).getByRole('link', { name: /Connect, read/ })).toHaveAccessibleName(
      /can hurt the computer/,
    );
    await expect(sidebar(page).getByRole('link', { name: /First tune/ })).toHaveAccessibleName(
      /can hurt the engine/,
    );
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const strip = (page: Page) => page.getByRole('button', { name: /^Contents\. You are at:/ });

  test('a strip below the bar says where the reader is', { tag: '@R86' }, async ({ page }) => {
    await open(page);
    await expect(strip(page)).toHaveAccessibleName(/On this page$/);
    await scrollTo(page, 'all-calibrations');
    await expect(strip(page)).toHaveAccessibleName(/3\.\d+ All calibrations$/);
    await expect(strip(page)).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 'load-scaling');
    await expect(strip(page)).toHaveAccessibleName(/Load scaling with fuel trims$/);
    await expect(strip(page)).toBeInViewport({ ratio: 1 });
  });

  test(
    'the strip opens the contents, and an entry closes them and leads on',
    { tag: '@R21' },
    async ({ page }) => {
      await open(page);
      await scrollTo(page, 'all-calibrations');
      await expect(contents(page)).toHaveCount(0);
      await strip(page).click();
      await expect(strip(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(contents(page)).toBeVisible();
      await contents(page)
        .getByRole('link', { name: /First tune/ })
        .click();
      await expect(contents(page)).toHaveCount(0);
      await expect(page).toHaveURL(/#first-tune$/);
      await expect(page.locator('#first-tune')).toBeInViewport();
      await expect(strip(page)).toHaveAccessibleName(/First tune$/);
    },
  );

  test('Escape closes the contents of the strip', { tag: '@R21' }, async ({ page }) => {
    await open(page);
    await strip(page).click();
    await expect(contents(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(contents(page)).toHaveCount(0);
    await expect(strip(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('the drawer marks the chapter in view', { tag: '@R16' }, async ({ page }) => {
    await open(page);
    await scrollTo(page, 'all-calibrations');
    await openDrawer(page);
    const marked = bar(page).locator('[aria-current="location"]');
    await expect(marked).toHaveText(/Find your calibration/);
  });
});
