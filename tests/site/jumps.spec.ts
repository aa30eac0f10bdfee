// Every place that a link can lead to stands right below what sticks to the window, within 2 px.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  type Chapter,
  earlyChapter,
  lateChapter,
  nextChapter,
  type Section,
  sectionIn,
} from './guide';
import { type Landing, placesOf, watchLandings } from './jumps';
import { addStyles, open } from './page';
import { still, topOf, wheel } from './specification/scrolling';
import { main } from './specification/shell';

/** Half a rem stays free above a place; a row stands right below the head of its table. */
const rests = [0, 8];

const isExact = ({ gap, isOutOfReach }: Landing): boolean =>
  isOutOfReach || rests.some((rest) => Math.abs(gap - rest) <= 2);

const landing = (page: Page, id: string): Promise<Landing> =>
  page.evaluate((place) => window.landingAt(place), id);

/** The place comes to rest below what sticks. */
async function expectExact(page: Page, id: string): Promise<void> {
  await still(page);
  expect(isExact(await landing(page, id)), JSON.stringify(await landing(page, id))).toBe(true);
}

const jump = (page: Page, id: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, id);

/** The walk over all places is cut into this many tests. */
const walks = 4;

/** Every place of the page, those of its late rows too; each walk has its share, far from each other in turn. */
async function placesOfWalk(page: Page, walk: number): Promise<readonly string[]> {
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(page.locator('[data-late]')).toHaveCount(0);
  const ids = (await placesOf(page)).map(({ id }) => id);
  const turns = 7;
  return Array.from({ length: turns }, (_, turn) =>
    ids.filter((_id, at) => at % walks === walk && Math.floor(at / walks) % turns === turn),
  ).flat();
}

const sectionsOf = (chapter: Chapter): readonly Section[] => [chapter, ...chapter.sections];

/** What the strip of a phone says, or the marked entry of the list at the right. */
const named = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const strip = document.querySelector('.place-strip > button > .contents-number');
    const entry = document.querySelector('.contents-list [aria-current] .contents-number');
    return (strip?.checkVisibility() ? strip : entry)?.textContent.trim() ?? null;
  });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (let walk = 0; walk < walks; walk += 1)
      test(`a jump to every place is exact at once, walk ${walk + 1} of ${walks}`, async ({
        page,
      }) => {
        await open(page);
        await watchLandings(page);
        const ids = await placesOfWalk(page, walk);
        expect(ids.length).toBeGreaterThan(400);
        const landings = await page.evaluate(async (places) => {
          const seen = [];
          for (const id of places) {
            window.location.hash = id;
            await window.afterFrames(2);
            seen.push(window.landingAt(id));
          }
          return seen;
        }, ids);
        expect(landings.filter((one) => !isExact(one))).toEqual([]);
        expect(landings.filter(({ isOutOfReach }) => isOutOfReach).length).toBeLessThan(8);
      });

    test('Back and Forward end where the jumps had ended', async ({ page }) => {
      await open(page);
      await watchLandings(page);
      const ids = [lateChapter(), earlyChapter(), nextChapter()].map((one) => sectionIn(one).id);
      for (const id of ids) {
        await jump(page, id);
        await expectExact(page, id);
      }
      for (const id of ids.slice(0, -1).toReversed()) {
        await page.goBack();
        await expectExact(page, id);
      }
      for (const id of ids.slice(1)) {
        await page.goForward();
        await expectExact(page, id);
      }
    });

    test('a place stays exact when parts above it arrive late', async ({ page }) => {
      const { id } = sectionIn(earlyChapter());
      await open(page, `./#${id}`);
      await watchLandings(page);
      await expectExact(page, id);
      // Longer than a page takes to settle.
      await page.waitForTimeout(2500);
      await addStyles(page, '.shelf { padding-top: 733px }');
      await expectExact(page, id);
    });

    test('the section that was reached is named', async ({ page }) => {
      await open(page);
      for (const { id, number } of [...sectionsOf(earlyChapter()), ...sectionsOf(lateChapter())]) {
        await jump(page, id);
        await expect.poll(() => named(page)).toBe(number);
      }
    });
  });
}

test('a jump from the not-found page is exact', async ({ page }) => {
  const links = main(page).locator('a[href*="#"]');
  await open(page, './no-such-page');
  const places = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).hash.slice(1)),
  );
  expect(places.length).toBeGreaterThan(0);
  for (const [at, id] of places.entries()) {
    await open(page, './no-such-page');
    await links.nth(at).click();
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await watchLandings(page);
    await expectExact(page, id);
  }
});

test('an address that names a row near the end of the page leads right there', async ({ page }) => {
  await open(page);
  const rows = (await placesOf(page)).filter(({ kind }) => kind === 'TR');
  const { id: last } = rows.at(-1) ?? { id: '' };
  await page.goto('about:blank');
  await open(page, `./#${last}`);
  await watchLandings(page);
  await expectExact(page, last);
});

test('Back from a jump leads to the words that readers had left', async ({ page }) => {
  const { id } = sectionIn(earlyChapter());
  await open(page, `./#${id}`);
  await wheel(page, 700);
  await wheel(page, 900);
  await still(page);
  const left = await topOf(page, id);
  await jump(page, sectionIn(lateChapter()).id);
  await expect.poll(() => topOf(page, id)).not.toBe(left);
  await page.goBack();
  await expect.poll(async () => Math.abs((await topOf(page, id)) - left)).toBeLessThan(2);
});
