// Section 2.9 of the conformance list: business constants and limits, on the production build.
import { expect, test } from '../fixtures';
import { lateChapter } from '../guide';
import { open } from '../page';
import { saveData } from './connection';
import { openFold } from './fold';
import { articleChunk, readStyles, staticHtml } from './generated';
import { hold } from './requests';
import { scrollTo, scrollY, still, wheel } from './scrolling';
import { brand, contents, drawerToggle, expectGuide, sidebar } from './shell';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the desktop begins above 996 px, by the styles too', { tag: '@R113' }, async ({ page }) => {
    await page.setViewportSize({ width: 996, height: 800 });
    await page.goto('./');
    await expect(sidebar(page)).toBeHidden();
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(sidebar(page)).toBeVisible();
    await expect(contents(page)).toBeVisible();
  });
});

test('no style of the site draws the line elsewhere', { tag: '@R113' }, () => {
  const widths = readStyles().matchAll(
    /\((?:min-width|max-width|width\s*[<>]=?)\s*:?\s*(\d+)px\)/g,
  );
  const near = [...widths].map(([, width]) => Number(width)).filter((w) => w > 950 && w < 1050);
  expect(near.length).toBeGreaterThan(10);
  expect([...new Set(near)].sort()).toEqual([996, 997]);
});

test('everything lies below /ncmiatatuning-docs/', { tag: '@R114' }, () => {
  for (const page of ['index', '404'] as const) {
    const paths = [...staticHtml(page).matchAll(/\s(?:src|href)="?(\/[^"\s>]*)/g)];
    expect(paths.length).toBeGreaterThan(5);
    for (const [, path] of paths) expect(path).toMatch(/^\/ncmiatatuning-docs\//);
  }
});

test.describe('the progress bar', () => {
  test(
    'begins at 0.08 after 200 ms, and creeps by at most 0.02 every 800 ms',
    { tag: ['@R115', '@R116'] },
    async ({ page }) => {
      await saveData(page);
      await page.clock.install({ time: 0 });
      await open(page, './nope');
      // The bar creeps by a random part of 0.02: let chance be a half.
      await page.evaluate(() => (Math.random = () => 0.5));
      const { release, waiting } = await hold(page, articleChunk());
      await page.clock.pauseAt(60_000);
      await brand(page).click();
      await expect.poll(waiting).toBe(1);

      const line = page.locator('#nprogress [role="bar"]');
      /** Part of the width that the line covers, from 0 to 1. */
      const covered = async () => {
        const moved = await line.evaluate((element) => element.style.transform);
        return 1 + Number(/-?[\d.]+(?=%)/.exec(moved)?.[0]) / 100;
      };
      await page.clock.runFor(199);
      await expect(line).toHaveCount(0);
      await page.clock.runFor(1);
      expect(await covered()).toBeCloseTo(0.08, 5);
      await expect(line).toHaveCSS('transition-duration', '0.2s');
      await page.clock.runFor(799);
      expect(await covered()).toBeCloseTo(0.08, 5);
      await page.clock.runFor(1);
      expect(await covered()).toBeCloseTo(0.09, 5);
      await page.clock.runFor(800);
      expect(await covered()).toBeCloseTo(0.1, 5);
      await expect(page.locator('#nprogress')).toHaveText('');
      await expect(page.locator('#nprogress [role="spinner"]')).toHaveCount(0);
      release();
      await page.clock.resume();
      await expectGuide(page);
      await expect(line).toHaveCount(0);
    },
  );
});

test(
  'the time of a fold follows from the height of what it holds',
  { tag: '@R120' },
  async ({ page }) => {
    await open(page);
    const { duration, from, to } = await openFold(page);
    const height = to - from;
    expect(height).toBeGreaterThan(36);
    const wanted = 10 * (4 + 15 * (height / 36) ** 0.25 + height / 36 / 5);
    // The program measures the height in whole pixels.
    expect(Math.abs(duration - wanted)).toBeLessThanOrEqual(1.5);
  },
);

test(
  'the way to the top goes by 0.85 of what is left in every frame',
  { tag: '@R122' },
  async ({ page }) => {
    await open(page);
    await scrollTo(page, lateChapter().id);
    await wheel(page, -200);
    await still(page);
    await page.evaluate(() => {
      const steps: [number, number][] = [];
      Object.assign(window, { steps });
      const scroll = window.scrollTo.bind(window) as (x: number, y: number) => void;
      window.scrollTo = ((x: number, y: number) => {
        steps.push([document.documentElement.scrollTop, y]);
        scroll(x, y);
      }) as typeof window.scrollTo;
    });
    await page.getByRole('button', { name: 'Scroll back to top' }).click();
    await expect.poll(() => scrollY(page), { timeout: 90_000 }).toBeLessThan(20);
    const steps = await page.evaluate(() => (window as { steps?: [number, number][] }).steps ?? []);
    expect(steps.length).toBeGreaterThan(20);
    for (const [from, to] of steps) expect(to).toBe(Math.floor(from * 0.85));
  },
);

test('the contents reach from level 2 to level 3', { tag: '@R123' }, async ({ page }) => {
  await open(page);
  const levels = await contents(page)
    .locator('a')
    .evaluateAll((links) =>
      links.map((link) => document.querySelector(link.getAttribute('href') ?? '')?.tagName),
    );
  expect([...new Set(levels)].sort()).toEqual(['H2', 'H3']);
});

test(
  'the button of the drawer is called "Toggle navigation bar"',
  { tag: '@R129' },
  async ({ page }) => {
    await page.setViewportSize({ width: 500, height: 800 });
    await open(page);
    await expect(drawerToggle(page)).toBeVisible();
    await expect(page.getByLabel('Toggle navigation bar', { exact: true })).toHaveCount(1);
  },
);
