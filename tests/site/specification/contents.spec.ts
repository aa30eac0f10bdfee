// What the shell adds to the contents of section 2.3: the place of the reader in a long page.
import type { Page } from '@playwright/test';
import { readPlan } from '../../../src/markdown/plan';
import { expect, test } from '../fixtures';
import {
  type Chapter,
  chapters,
  earlyChapter,
  lateChapter,
  linkTo,
  nextChapter,
  sectionIn,
} from '../guide';
import { open } from '../page';
import { scrollTo } from './scrolling';
import { article, bar, contents, openDrawer, sidebar } from './shell';

/** The parts of the document that the visible entries of the contents lead to. */
const visibleEntries = (page: Page): Promise<(string | null)[]> =>
  contents(page)
    .locator('a')
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** All headings of the article that the lists lead to. */
const headings = (page: Page, selector = 'h2[id], h3[id]'): Promise<string[]> =>
  article(page)
    .locator(selector)
    .evaluateAll((all) => all.map(({ id }) => `#${id}`));

/** What is not folded while readers are in a chapter: it, its sections, and the chapters above and below. */
function around(chapter: Chapter): string[] {
  const at = chapters().indexOf(chapter);
  const [above, below] = [chapters()[at - 1], chapters()[at + 1]];
  return [above, chapter, ...chapter.sections, below].flatMap((one) => (one ? [`#${one.id}`] : []));
}

const here = (page: Page) => contents(page).locator('[aria-current="location"]');

test('the contents hold every chapter and section', { tag: '@R8' }, async ({ page }) => {
  await open(page);
  const entries = await contents(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(entries).toEqual(await headings(page));
});

test(
  'above the first chapter the contents show the opening and what is below',
  { tag: '@R8' },
  async ({ page }) => {
    await open(page);
    expect(await visibleEntries(page)).toEqual((await headings(page, 'h2[id]')).slice(0, 2));
    await expect(here(page)).toHaveCount(0);
  },
);

test(
  'only the chapter in view is open in the contents, between its neighbours',
  { tag: '@R8' },
  async ({ page }) => {
    await open(page);
    for (const chapter of [lateChapter(), earlyChapter()]) {
      const section = sectionIn(chapter).id;
      await scrollTo(page, section);
      await expect(here(page)).toHaveAttribute('href', `#${section}`);
      await expect(here(page)).toHaveCount(1);
      expect(await visibleEntries(page)).toEqual(around(chapter));
      await expect(here(page)).toBeInViewport();
    }
  },
);

test('the contents say where a job or an instrument stands', async ({ page }) => {
  await open(page, './#load-scaling');
  await expect(contents(page).locator('a[href="#load-scaling"]')).toHaveAccessibleName(
    /Load scaling.* job/,
  );
  await page.evaluate(() => {
    location.hash = 'finder-instrument';
  });
  await expect(here(page)).toHaveAccessibleName(/instrument$/);
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1280, height: 500 } });

  test(
    'the current entry is in sight, also of a late chapter',
    { tag: '@R8' },
    async ({ page }) => {
      const last = chapters().at(-1)?.sections.at(-1)?.id ?? '';
      await open(page, `./#${last}`);
      await expect(here(page)).toHaveAttribute('href', `#${last}`);
      await expect(here(page)).toBeInViewport({ ratio: 1 });
    },
  );
});

test('the sidebar marks the chapter in view', { tag: '@R16' }, async ({ page }) => {
  await open(page);
  const marked = sidebar(page).locator('[aria-current="location"]');
  await expect(marked).toHaveCount(0);
  for (const chapter of [earlyChapter(), lateChapter(), nextChapter()]) {
    await scrollTo(page, sectionIn(chapter).id);
    await expect(marked).toHaveCount(1);
    await expect(marked).toContainText(chapter.title);
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
      await headings(page, 'h2[id]'),
    );
    const planned = readPlan('docs').flatMap((group) => group.chapters);
    expect(new Set(planned.map(({ hurts }) => hurts))).toEqual(
      new Set([undefined, 'computer', 'engine']),
    );
    for (const chapter of chapters()) {
      const hurts = planned.find(({ id }) => id === chapter.id)?.hurts;
      const link = expect(linkTo(sidebar(page), chapter));
      if (hurts) await link.toHaveAccessibleName(new RegExp(`can hurt the ${hurts}`));
      else await link.not.toHaveAccessibleName(/can hurt/);
    }
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const strip = (page: Page) => page.getByRole('button', { name: /^Contents\. You are at:/ });

  test('a strip below the bar says where the reader is', { tag: '@R86' }, async ({ page }) => {
    await open(page);
    await expect(strip(page)).toHaveAccessibleName(/On this page$/);
    const section = sectionIn(earlyChapter());
    await scrollTo(page, section.id);
    await expect(strip(page)).toHaveAccessibleName(
      new RegExp(`${section.number} ${section.title}$`),
    );
    await expect(strip(page)).toBeInViewport({ ratio: 1 });
    await scrollTo(page, sectionIn(lateChapter()).id);
    await expect(strip(page)).toHaveAccessibleName(
      new RegExp(`${sectionIn(lateChapter()).title}$`),
    );
    await expect(strip(page)).toBeInViewport({ ratio: 1 });
  });

  test(
    'the strip opens the contents, and an entry closes them and leads on',
    { tag: '@R21' },
    async ({ page }) => {
      await open(page);
      await scrollTo(page, sectionIn(earlyChapter()).id);
      await expect(contents(page)).toHaveCount(0);
      await strip(page).click();
      await expect(strip(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(contents(page)).toBeVisible();
      const { id, title } = lateChapter();
      await linkTo(contents(page), lateChapter()).click();
      await expect(contents(page)).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect(page.locator(`#${id}`)).toBeInViewport();
      await expect(strip(page)).toHaveAccessibleName(new RegExp(`${title}$`));
    },
  );

  test('the strip opens at the part that is read, and closes with one tap', async ({ page }) => {
    await open(page);
    const section = sectionIn(chapters()[15] ?? lateChapter());
    await scrollTo(page, section.id);
    await expect(strip(page)).toHaveAccessibleName(new RegExp(`${section.title}$`));
    await strip(page).click();
    await expect(here(page)).toHaveAttribute('href', `#${section.id}`);
    await expect(here(page)).toBeInViewport({ ratio: 1 });
    await strip(page).click();
    await expect(contents(page)).toHaveCount(0);
  });

  test('under the thumb the contents lead to the start and the instruments, and close', async ({
    page,
  }) => {
    await open(page, `./#${lateChapter().id}`);
    await strip(page).click();
    const foot = contents(page).locator('.contents-foot');
    await expect(foot).toBeInViewport({ ratio: 1 });
    await foot.getByRole('button', { name: 'Close' }).click();
    await expect(contents(page)).toHaveCount(0);
    await strip(page).click();
    await foot.getByRole('link', { name: 'All instruments' }).click();
    await expect(contents(page)).toHaveCount(0);
    await expect(page).toHaveURL(/#instruments$/);
  });

  test('the strip has a tick for each section of the chapter', async ({ page }) => {
    await open(page);
    const chapter = earlyChapter();
    await scrollTo(page, sectionIn(chapter).id);
    const ticks = page.locator('.place-ticks > span');
    await expect(ticks).toHaveCount(chapter.sections.length + 1);
    const at = chapter.sections.indexOf(sectionIn(chapter)) + 1;
    await expect(ticks.nth(at)).toHaveClass('place-here');
  });

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
    await scrollTo(page, sectionIn(earlyChapter()).id);
    await openDrawer(page);
    const marked = bar(page).locator('[aria-current="location"]');
    await expect(marked).toContainText(earlyChapter().title);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ])
    test.describe(`${viewport.width} px wide`, () => {
      test.use({ viewport });

      test('a list of the contents stands at the top', async ({ page }) => {
        await page.goto('./');
        const list = page.locator('.contents').filter({ visible: true }).first();
        await expect(list).toBeInViewport();
        await expect(list.locator('a').last()).toBeVisible();
        await expect(page.locator('.door').first()).toBeInViewport();
      });
    });
});
