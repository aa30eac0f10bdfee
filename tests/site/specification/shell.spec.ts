// Section 2.3 of the conformance list: the page shell, on the production build.
import type { Page } from '@playwright/test';
import { isKatex } from '../network';
import { expect, test } from '../fixtures';
import { chapters, earlyChapter, lateChapter, linkTo, nextChapter, sectionIn } from '../guide';
import { hydrated, open } from '../page';
import { atRest } from './rest';
import { expectAtTop, scrollTo, topOf, wheel } from './scrolling';
import {
  article,
  bar,
  brand,
  contents,
  dialog,
  drawerClose,
  drawerToggle,
  expectGuide,
  footer,
  main,
  openDrawer,
  sidebar,
} from './shell';

const search = 'Search the guide';

/** The bar stands at the top of the window, whole. */
async function expectBar(page: Page): Promise<void> {
  const { top, bottom } = await atRest(bar(page));
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThan(100);
}

/** Scrolls down until the bar has left the window. */
async function scrollBarAway(page: Page): Promise<void> {
  await wheel(page, 400);
  await wheel(page, 400);
  await expect.poll(async () => (await atRest(bar(page))).bottom).toBeLessThanOrEqual(0);
}

/** The heading stands in the window, below the bar and whatever else is fixed there. */
async function expectUncovered(page: Page, id: string): Promise<void> {
  await expectAtTop(page, id, 160);
  const { bottom } = await atRest(bar(page));
  expect(await topOf(page, id)).toBeGreaterThanOrEqual(bottom);
  const onTop = await page.locator(`#${id}`).evaluate((heading) => {
    const { left, top } = heading.getBoundingClientRect();
    const there = document.elementFromPoint(left + 4, top + 4);
    return heading.contains(there) || there?.contains(heading);
  });
  expect(onTop, `nothing covers #${id}`).toBe(true);
}

for (const path of ['./', './nope']) {
  test(
    `${path}: the first Tab stop is a link to the main content`,
    { tag: '@R28' },
    async ({ page }) => {
      await open(page, path);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to main content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(bar(page).locator(':focus')).toHaveCount(0);
      await expect(page.locator('.theme-layout-main :focus')).toHaveCount(1);
    },
  );

  test(
    `${path} has one navigation bar, named Main, at the top`,
    { tag: ['@R30', '@R130'] },
    async ({ page }) => {
      await open(page, path);
      await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toHaveCount(1);
      await expectBar(page);
      await expect(brand(page)).toBeVisible();
    },
  );
}

test('after the skip link the keyboard reaches the bar', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bar(page).locator(':focus')).toBeInViewport();
});

test('the bar hides on the way down', { tag: '@R31' }, async ({ page }) => {
  await open(page);
  await expectBar(page);
  await scrollBarAway(page);
});

test('the bar reappears on the way up', { tag: '@R32' }, async ({ page }) => {
  await open(page);
  await scrollBarAway(page);
  await wheel(page, -100);
  await expect.poll(async () => (await atRest(bar(page))).top).toBe(0);
});

test.describe('the bar reappears when a hash anchor is targeted', { tag: '@R33' }, () => {
  for (const [where, idThere] of [
    ['below', () => nextChapter().id],
    ['above', () => chapters()[1]?.id ?? ''],
  ] as const) {
    test(`the bar reappears when a hash anchor ${where} is targeted`, async ({ page }) => {
      await open(page);
      const id = idThere();
      await scrollTo(page, earlyChapter().id);
      await scrollBarAway(page);
      await contents(page).locator(`a[href="#${id}"]`).click();
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expectUncovered(page, id);
      await expectBar(page);
    });
  }

  test('the bar reappears when the sidebar leads to a chapter', async ({ page }) => {
    await open(page);
    await scrollBarAway(page);
    const { id } = lateChapter();
    await linkTo(sidebar(page), lateChapter()).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expectUncovered(page, id);
    await expectBar(page);
  });

  test('the bar reappears when the address gets a hash', async ({ page }) => {
    await open(page);
    await scrollBarAway(page);
    const { id } = lateChapter();
    await page.evaluate((hash) => (location.hash = hash), `#${id}`);
    await expectUncovered(page, id);
    await expectBar(page);
    await scrollBarAway(page);
    await page.goBack();
    await expect(page).not.toHaveURL(/#/);
    await expectBar(page);
  });

  test('the bar is there on a first load with a hash', async ({ page }) => {
    const { id } = lateChapter();
    await open(page, `./#${id}`);
    await expectUncovered(page, id);
    await expectBar(page);
  });

  test('the bar reappears on a phone, and the strip below it covers nothing', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    await scrollBarAway(page);
    await page.getByRole('button', { name: /^Contents/ }).click();
    await linkTo(contents(page), lateChapter()).click();
    await expectUncovered(page, lateChapter().id);
    await expectBar(page);
  });

  test('after the jump the bar hides again on the way down', async ({ page }) => {
    await open(page, `./#${lateChapter().id}`);
    await expectBar(page);
    await scrollBarAway(page);
  });
});

test('no items are configured', { tag: '@R34' }, async ({ page }) => {
  await open(page, './nope');
  // The brand, and beside the search, as no items, the door for a dead car and the reader's car.
  await expect(bar(page).getByRole('link')).toHaveCount(3);
  await expect(bar(page).locator('.navbar__item')).toHaveCount(0);
});

test.describe('at 1200 px', () => {
  test.use({ viewport: { width: 1200, height: 900 } });

  test(
    'the bar has a search box, which finds a heading by keyboard alone',
    { tag: ['@R35', '@smoke'] },
    async ({ page }) => {
      await open(page);
      const box = bar(page).getByRole('combobox', { name: search });
      await expect(box).toBeVisible();
      await expect(box).toHaveCount(1);
      await box.focus();
      const { id, title } = sectionIn(lateChapter());
      await page.keyboard.type(title);
      await expect(dialog(page).getByRole('option').first()).toContainText(title);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect(page.locator(`#${id}`)).toBeInViewport();
    },
  );

  test('Escape leaves the search where it was', { tag: '@R35' }, async ({ page }) => {
    await open(page);
    await bar(page).getByRole('combobox', { name: search }).focus();
    await page.keyboard.type('battery');
    await expect(dialog(page).getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page).getByRole('option')).toHaveCount(0);
    await expect(page).not.toHaveURL(/#/);
  });
});

test.describe('at 500 px', () => {
  test.use({ viewport: { width: 500, height: 800 } });

  test(
    'the drawer has a button "← Back to main menu", which leads there',
    { tag: ['@R36', '@R127'] },
    async ({ page }) => {
      await open(page);
      await openDrawer(page);
      const drawerSidebar = linkTo(bar(page), earlyChapter());
      await expect(drawerSidebar).toBeInViewport();
      const back = bar(page).getByRole('button', { name: '← Back to main menu', exact: true });
      await expect(back).toBeInViewport();
      await back.click();

      for (const group of ['Communities', 'Resources', 'External resources']) {
        await expect(bar(page).getByRole('region', { name: group, exact: true })).toBeInViewport();
      }
      const links = bar(page).getByRole('region').getByRole('link');
      await expect(links).toHaveCount(8);
      await expect(drawerSidebar).not.toBeInViewport();
      await expect(back).not.toBeInViewport();
      const inert = await bar(page)
        .getByText('← Back to main menu')
        .evaluate((button) => button.closest('[inert]') !== null);
      expect(inert).toBe(true);
    },
  );
});

test('the drawer is of mobile widths only', { tag: '@R37' }, async ({ page }) => {
  await page.setViewportSize({ width: 996, height: 800 });
  await open(page);
  await expect(drawerToggle(page)).toBeVisible();
  await openDrawer(page);
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(drawerToggle(page)).toBeHidden();
  await expect(drawerClose(page)).toHaveCount(0);
  await expect(sidebar(page)).toBeVisible();
});

test('the docs sidebar can be hidden and shown again', { tag: '@R38' }, async ({ page }) => {
  await open(page);
  const text = article(page);
  const before = (await text.boundingBox())?.x ?? 0;
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect(sidebar(page)).toBeHidden();
  await expect.poll(async () => (await text.boundingBox())?.x).toBeLessThan(before);
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect(sidebar(page)).toBeVisible();
  await expect.poll(async () => (await text.boundingBox())?.x).toBe(before);
});

test(
  'every heading carries a link titled "Direct link to" and its text',
  { tag: '@R43' },
  async ({ page }) => {
    await open(page);
    const headings = await article(page)
      .locator(':is(h2, h3, h4, h5, h6)[id]')
      .evaluateAll((all) =>
        all.map((heading) => {
          const link = heading.querySelector('a[href^="#"]');
          const words = [...heading.childNodes].filter((node) => node !== link);
          return {
            id: `#${heading.id}`,
            wanted: `Direct link to ${words.map((node) => node.textContent).join('')}`,
            href: link?.getAttribute('href'),
            title: link?.getAttribute('title'),
            label: link?.getAttribute('aria-label'),
          };
        }),
      );
    expect(headings.length).toBeGreaterThan(40);
    for (const { id, wanted, href, title, label } of headings) {
      expect({ href, title, label }).toEqual({ href: id, title: wanted, label: wanted });
    }
  },
);

test(
  'a crash of the content leaves the bar and the footer alive',
  { tag: '@R44' },
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/removeChild/);
    await open(page, './nope');
    await main(page).evaluate((main) => main.remove());
    await brand(page).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectBar(page);
    await expect(footer(page)).toContainText('Copyright');
    const toggle = bar(page).getByRole('button', { name: /^Switch between/ });
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
);

test(
  'the maths stylesheet comes from a CDN, once, and is switched on',
  { tag: ['@R46', '@R98'] },
  async ({ page, foreignRequests }) => {
    await open(page);
    await expect(page.locator('html')).toHaveAttribute('data-maths', 'ready');
    const sheets = foreignRequests.filter((address) => address.endsWith('.css'));
    expect(sheets).toHaveLength(1);
    expect(sheets.every(isKatex)).toBe(true);
    const font = await page
      .locator('.katex-html .mord')
      .first()
      .evaluate((sign) => getComputedStyle(sign).fontFamily);
    expect(font).toContain('KaTeX');
  },
);

test.describe('the CDN never answers', () => {
  test.use({ cdn: 'silent' });

  test(
    'neither first paint nor the program waits for the maths stylesheet',
    { tag: '@R46' },
    async ({ page, foreignRequests }) => {
      await page.goto('./', { waitUntil: 'commit' });
      await hydrated(page);
      await expectGuide(page);
      const painted = () => performance.getEntriesByName('first-contentful-paint').length;
      await expect.poll(() => page.evaluate(painted)).toBe(1);
      // The one request is still without an answer.
      await expect.poll(() => foreignRequests.length).toBe(1);
      expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
    },
  );

  test(
    'until it comes the browser draws the formulas, and after 3 s the local copy',
    { tag: '@R46' },
    async ({ page }) => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.goto('./', { waitUntil: 'commit' });
      await page.waitForFunction(() => 'docusaurus' in window);
      // The program has begun to wait. A standing clock would keep React from coming alive.
      let waited = 0;
      await expect(async () => {
        await page.clock.runFor(20);
        waited += 20;
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
          timeout: 1,
        });
      }).toPass({ intervals: [250] });
      await expect(page.locator('.katex-html').first()).toBeHidden();
      await expect(page.locator('.katex-mathml').first()).toBeVisible();
      await page.clock.runFor(2999 - waited);
      await expect(page.locator('html')).not.toHaveAttribute('data-maths');
      await page.clock.runFor(1);
      await expect(page.locator('html')).toHaveAttribute('data-maths', 'ready');
      await expect(page.locator('.katex-html').first()).toBeVisible();
    },
  );
});

for (const cdn of ['blocked', 'wrong'] as const) {
  test.describe(`the CDN is ${cdn}`, () => {
    test.use({ cdn });

    test(
      'the local copy takes the place of the maths stylesheet',
      { tag: '@R46' },
      async ({ page }) => {
        await open(page);
        await expect(page.locator('html')).toHaveAttribute('data-maths', 'ready');
        const local = page.locator('link[rel="stylesheet"][href*="/assets/katex-"]');
        await expect(local).toHaveCount(1);
        const font = await page
          .locator('.katex-html .mord')
          .first()
          .evaluate((sign) => getComputedStyle(sign).fontFamily);
        expect(font).toContain('KaTeX');
      },
    );
  });
}
