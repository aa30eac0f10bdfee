// What is far from the window is not laid out; the reader must not notice.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { chapters, lateChapter } from './guide';
import { addStyles, hydrated, open } from './page';
import { expectAtTop, scrollY, still, topOf } from './specification/scrolling';

/** The last heading of the page. */
const lastId = (): string => chapters().at(-1)?.sections.at(-1)?.id ?? '';

/**
 * The sum of the layout shifts so far. The browser reports them late and in order, so one more is made
 * on purpose: when it has been reported, so have all before it, and the report is known to work.
 */
const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const begun = performance.now();
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            if (entry.startTime < begun) sum += entry.value;
            else done(sum);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        const moved = document.body.appendChild(document.createElement('p'));
        moved.textContent = 'moved';
        moved.style.cssText = 'position: fixed; inset: 100px auto auto 0; font-size: 100px';
        // A shift is what stood somewhere in one frame and elsewhere in the next.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => (moved.style.inset = '400px auto auto 0')),
        );
      }),
  );

interface Sight {
  readonly words: string;
  /** In CSS pixels from the top of the window. */
  readonly top: number;
}

/** The first words that the reader sees below the bar. */
const sightOf = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    for (let y = 160; y < innerHeight; y += 8) {
      const block = document.elementFromPoint(innerWidth / 2, y)?.closest('p, li, td, h2, h3, h4');
      if (block) return { words: block.textContent, top: block.getBoundingClientRect().top };
    }
    return { words: '', top: NaN };
  });

for (const width of [390, 1280]) {
  test.describe(`in a window ${width} wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the end of the page is not laid out until the reader comes near', async ({ page }) => {
      await open(page);
      const last = lastId();
      const end = page.locator(`#${last}`);
      const isLaidOut = () =>
        end.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
      expect(await isLaidOut()).toBe(false);
      await page.evaluate((id) => location.assign(`#${id}`), last);
      await expect.poll(isLaidOut).toBe(true);
    });

    test('the page has the length that it will have, within a twentieth', async ({ page }) => {
      await open(page);
      const length = () => page.evaluate(() => document.documentElement.scrollHeight);
      const guessed = await length();
      await addStyles(page, '.part { content-visibility: visible !important }');
      const heights = await page
        .locator('.part')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
      const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length;
      // See decisions/0004-section-heights.md.
      const advice = `write ${Math.round(mean)}px as contain-intrinsic-height into parts.css`;
      expect(Math.abs(guessed / (await length()) - 1), advice).toBeLessThan(0.05);
    });

    test('a jump to the last section ends there and stays there', async ({ page }) => {
      const last = lastId();
      await open(page, `./#${last}`);
      await expectAtTop(page, last, 160);
      const before = await topOf(page, last);
      await still(page, 500);
      expect(await topOf(page, last)).toBeCloseTo(before, 0);
      expect(await shifts(page)).toBeLessThan(0.005);
    });

    test('wherever the contents lead, the jump ends at the heading', async ({ page }) => {
      await open(page);
      const ids = await page
        .locator('.part > :is(h2, h3)')
        .evaluateAll((headings) => headings.map(({ id }) => id));
      // To and fro over the page, so that each jump passes parts that were never laid out.
      const stops = ids.filter((_, place) => place % 14 === 5);
      const order = stops.flatMap((id, place) => [id, stops.at(-1 - place) ?? id]);
      for (const id of order.slice(0, stops.length)) {
        await page.evaluate((hash) => location.assign(`#${hash}`), id);
        const beside = () =>
          page.locator(`[id="${id}"]`).evaluate((heading) => {
            const { top } = heading.getBoundingClientRect();
            return Math.abs(top - parseFloat(getComputedStyle(heading).scrollMarginTop));
          });
        await still(page);
        await expect.poll(beside, { message: id }).toBeLessThan(2);
      }
    });

    test('on the way up from the end nothing jumps', async ({ page }) => {
      await open(page, `./#${lastId()}`);
      await still(page);
      await page.mouse.move(width / 2, 400);
      for (let step = 0; step < 8; step += 1) {
        const mark = await page.evaluateHandle(() =>
          document.elementFromPoint(innerWidth / 2, 200),
        );
        const top = () => mark.evaluate((element) => element?.getBoundingClientRect().top ?? NaN);
        const before = await top();
        await page.mouse.wheel(0, -500);
        await expect.poll(async () => Math.round((await top()) - before)).toBe(500);
      }
      expect(await shifts(page)).toBeLessThan(0.005);
    });

    test('a reload at a heading keeps the place', async ({ page }) => {
      const { id } = lateChapter();
      await open(page, `./#${id}`);
      await expectAtTop(page, id, 160);
      await page.reload();
      await hydrated(page);
      await expectAtTop(page, id, 160);
    });

    for (const [who, restoration] of [
      ['the browser', 'auto'],
      // As where the browser comes late, and its position is moved on before anybody has seen it.
      ['the page alone', 'manual'],
    ] as const)
      test(`a reload in the middle of the page keeps the place, by ${who}`, async ({ page }) => {
        await open(page, `./#${lateChapter().id}`);
        await page.mouse.move(width / 2, 400);
        for (let step = 0; step < 4; step += 1) {
          const from = await scrollY(page);
          await page.mouse.wheel(0, 1500);
          await expect.poll(() => scrollY(page)).not.toBe(from);
          await still(page);
        }
        await page.evaluate(() => {
          history.replaceState(history.state, '', location.pathname);
        });
        await still(page);
        const before = await sightOf(page);
        await page.evaluate((how) => {
          history.scrollRestoration = how;
        }, restoration);
        await page.reload();
        expect(before.words).not.toBe('');
        await expect.poll(async () => (await sightOf(page)).words).toBe(before.words);
        await expect
          .poll(async () => Math.abs((await sightOf(page)).top - before.top))
          .toBeLessThan(3);
      });
  });
}

test('the browser finds words that are far from the window', async ({ page }) => {
  await open(page);
  const end = page.locator('.part p').last();
  const words = String(await end.textContent()).slice(0, 40);
  const found = await page.evaluate((text) => {
    // What Ctrl-F does, for a program.
    const { find } = window as unknown as { find: (text: string) => boolean };
    return find.call(window, text);
  }, words);
  expect(found).toBe(true);
  const top = () =>
    page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().top ?? NaN);
  await expect.poll(top).toBeLessThan(844);
  await expect.poll(top).toBeGreaterThan(0);
});

test('paper has all parts laid out', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  const kinds = await page
    .locator('.part')
    .evaluateAll((parts) => [
      ...new Set(parts.map((part) => getComputedStyle(part).contentVisibility)),
    ]);
  expect(kinds).toEqual(['visible']);
});

test('on a phone the name in the bar stands where it will stand when the drawer’s button comes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const [alive, before] = await page.evaluate(() => {
    const leftOf = () => document.querySelector('.navbar__brand')?.getBoundingClientRect().left;
    const left = leftOf();
    document.querySelector('.navbar__toggle')?.remove();
    return [left, leftOf()];
  });
  expect(before).toBe(alive);
});
