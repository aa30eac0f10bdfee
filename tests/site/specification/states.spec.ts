// Section 2.6 of the conformance list: states and transitions, on the production build.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { earlyChapter, linkTo } from '../guide';
import { hydrated, open, prefer } from '../page';
import { saveData } from './connection';
import { openFold } from './fold';
import { articleChunk, staticHtml } from './generated';
import { hold } from './requests';
import { atRest } from './rest';
import { scrollY, wheel } from './scrolling';
import {
  article,
  bar,
  brand,
  colourToggle,
  contents,
  drawerClose,
  drawerToggle,
  expectGuide,
  openDrawer,
  sidebar,
  title,
} from './shell';

const root = (page: Page) => page.locator('html');
const stored = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('theme'));

/** The page is drawn in a mode, and the switch says so. */
async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(root(page)).toHaveAttribute('data-theme', mode);
  await expect(colourToggle(page)).toHaveAttribute('title', `${mode} mode`);
  await expect(colourToggle(page)).toHaveAccessibleName(new RegExp(`${mode} mode\\)$`));
  await expect(colourToggle(page).locator('svg').filter({ visible: true })).toHaveCount(1);
}

/** Keeps a list of all that the page's colour mode ever was, from the first script on. */
async function recordModes(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const modes: string[] = [];
    Object.assign(window, { modes });
    new MutationObserver(() => {
      modes.push(document.documentElement.getAttribute('data-theme') ?? 'none');
    }).observe(document, { attributes: true, attributeFilter: ['data-theme'], subtree: true });
  });
  return () => page.evaluate(() => (window as { modes?: string[] }).modes ?? []);
}

async function twoTabs(context: BrowserContext): Promise<[Page, Page]> {
  const [here, there] = [await context.newPage(), await context.newPage()];
  await open(here);
  await open(there);
  return [here, there];
}

test(
  'the colour mode is light or dark, after every transition',
  { tag: '@R67' },
  async ({ page }) => {
    for (const name of ['index', '404'] as const) {
      expect(staticHtml(name)).not.toMatch(/system mode/i);
    }
    const modes = await recordModes(page);
    await open(page, './nope');
    for (let times = 0; times < 3; times += 1) await colourToggle(page).click();
    await page.evaluate(() => {
      localStorage.removeItem('theme');
      dispatchEvent(new StorageEvent('storage', { key: 'theme', storageArea: localStorage }));
    });
    await expectMode(page, 'light');
    expect([...new Set(await modes())].sort()).toEqual(['dark', 'light']);
  },
);

test('the default is light', { tag: '@R68' }, async ({ page }) => {
  await open(page, './nope');
  await expectMode(page, 'light');
  expect(await stored(page)).toBeNull();
});

test('the switch is enabled', { tag: '@R69' }, async ({ page }) => {
  await open(page, './nope');
  await expect(colourToggle(page)).toBeVisible();
  await expect(colourToggle(page)).toBeEnabled();
});

test.describe('the system prefers dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the preference of the system is not respected', { tag: '@R70' }, async ({ page }) => {
    await open(page, './nope');
    await expectMode(page, 'light');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectMode(page, 'light');
  });
});

test('a stored mode is there before the program is', { tag: '@R71' }, async ({ page }) => {
  await prefer(page, 'dark');
  const { release, waiting } = await hold(page, articleChunk());
  await page.goto('./', { waitUntil: 'commit' });
  await expect.poll(waiting).toBe(1);
  await expect(root(page)).toHaveAttribute('data-has-hydrated', 'false');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  release();
  await hydrated(page);
  await expectMode(page, 'dark');
});

test(
  'a stored value that is no mode gives light, and is removed',
  { tag: '@R71' },
  async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', 'once');
      localStorage.setItem('theme', 'purple');
    });
    await open(page, './nope');
    await expectMode(page, 'light');
    await expect.poll(() => stored(page)).toBeNull();
    await colourToggle(page).click();
    await expectMode(page, 'dark');
    await page.reload();
    await hydrated(page);
    await expectMode(page, 'dark');
  },
);

test('an address that asks for no mode there is gives light', { tag: '@R71' }, async ({ page }) => {
  await open(page, './?docusaurus-theme=purple');
  await expectMode(page, 'light');
  expect(await stored(page)).toBeNull();
});

test('another tab follows', { tag: '@R72' }, async ({ context }) => {
  const [here, there] = await twoTabs(context);
  await colourToggle(here).click();
  await expectMode(there, 'dark');
  await colourToggle(there).click();
  await expectMode(here, 'light');
});

test('a value removed in another tab resets this one', { tag: '@R73' }, async ({ context }) => {
  const [here, there] = await twoTabs(context);
  await colourToggle(here).click();
  await expectMode(there, 'dark');
  await here.evaluate(() => localStorage.removeItem('theme'));
  await expectMode(there, 'light');
  expect(await stored(there)).toBeNull();
});

test('the switch is labelled "light mode" and "dark mode"', { tag: '@R74' }, async ({ page }) => {
  for (const name of ['index', '404'] as const) {
    expect(staticHtml(name)).toContain('title="light mode"');
  }
  await open(page, './nope');
  await expectMode(page, 'light');
  await colourToggle(page).click();
  await expectMode(page, 'dark');
  await colourToggle(page).click();
  await expectMode(page, 'light');
});

test.describe('at 500 px', () => {
  test.use({ viewport: { width: 500, height: 800 } });

  test(
    'the drawer is open or closed: button, close button, backdrop, Escape',
    { tag: '@R77' },
    async ({ page }) => {
      await open(page);
      const closed = async () => {
        await expect(drawerClose(page)).not.toBeInViewport();
        await expect(drawerToggle(page)).toHaveAttribute('aria-expanded', 'false');
        await expect(drawerToggle(page)).toBeFocused();
      };
      await expect(drawerToggle(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(drawerClose(page)).not.toBeInViewport();

      await openDrawer(page);
      await expect(bar(page).locator('[aria-expanded="true"]').first()).toHaveAccessibleName(
        'Toggle navigation bar',
      );
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
      await drawerClose(page).click();
      await closed();
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');

      await openDrawer(page);
      await page.mouse.click(480, 400);
      await closed();

      await openDrawer(page);
      await page.keyboard.press('Escape');
      await closed();
    },
  );

  test(
    'the open drawer holds the focus, and the page behind cannot be reached',
    { tag: '@R77' },
    async ({ page }) => {
      await open(page);
      await openDrawer(page);
      const drawer = page.locator('.navbar-sidebar');
      await expect(drawer.locator(':focus')).toHaveCount(1);
      await expect(page.locator('main')).toBeAttached();
      expect(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(
        true,
      );

      const outside = () =>
        page.evaluate(() => {
          const { activeElement } = document;
          return activeElement !== document.body && !activeElement?.closest('.navbar-sidebar');
        });
      await page.keyboard.press('Shift+Tab');
      expect(await outside()).toBe(false);
      await drawer.getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      expect(await outside()).toBe(false);
    },
  );

  test(
    'a link in the drawer closes it and leads to its chapter',
    { tag: '@R77' },
    async ({ page }) => {
      await open(page);
      await openDrawer(page);
      const { id } = earlyChapter();
      await linkTo(bar(page), earlyChapter()).click();
      await expect(drawerClose(page)).not.toBeInViewport();
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect(page.locator(`#${id}`)).toBeInViewport();
    },
  );

  test(
    'going back closes the drawer and nothing more',
    { tag: '@R79' },
    async ({ page, baseURL }) => {
      await open(page, './nope');
      await brand(page).click();
      await expectGuide(page);
      await openDrawer(page);
      await page.evaluate(() => history.back());
      await expect(drawerClose(page)).not.toBeInViewport();
      await expectGuide(page);
      // The step back is taken again forwards, which takes a moment.
      await expect(page).toHaveURL(baseURL ?? '');
      await page.goBack();
      await expect(title(page)).toHaveText('Page Not Found');
    },
  );

  test(
    'the secondary menu can be left, and is there again on the next opening',
    { tag: '@R80' },
    async ({ page }) => {
      await open(page);
      const chapter = linkTo(bar(page), earlyChapter());
      const community = bar(page).getByRole('link', { name: /NC forum/ });
      await openDrawer(page);
      await expect(chapter).toBeInViewport();
      await expect(community).not.toBeInViewport();

      await bar(page).getByRole('button', { name: '← Back to main menu' }).click();
      await expect(community).toBeInViewport();
      await expect(chapter).not.toBeInViewport();

      await page.keyboard.press('Escape');
      await expect(drawerClose(page)).not.toBeInViewport();
      await openDrawer(page);
      await expect(chapter).toBeInViewport();
      await expect(community).not.toBeInViewport();
    },
  );
});

test('the drawer closes on desktop width', { tag: '@R78' }, async ({ page }) => {
  await page.setViewportSize({ width: 996, height: 800 });
  await open(page);
  await openDrawer(page);
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(drawerClose(page)).toHaveCount(0);
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(drawerToggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(drawerClose(page)).not.toBeInViewport();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await expect(sidebar(page)).toBeHidden();
});

test('whether the bar is seen depends on scroll and focus', { tag: '@R81' }, async ({ page }) => {
  await open(page);
  const bottom = async () => (await atRest(bar(page))).bottom;
  const height = await bottom();
  await wheel(page, 500);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  await wheel(page, -50);
  await expect.poll(bottom).toBe(height);
  await wheel(page, 50);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  // Without the browser's own scrolling to what has the focus, which would be scrolling up.
  await brand(page).evaluate((link) => link.focus({ preventScroll: true }));
  await expect.poll(bottom).toBe(height);
  await brand(page).blur();
  await expect.poll(bottom).toBeLessThanOrEqual(0);
});

test(
  'reaching the hidden bar by keyboard leaves the page where it is',
  { tag: '@R81' },
  async ({ page }) => {
    await open(page);
    await wheel(page, 9000);
    await expect.poll(async () => (await atRest(bar(page))).bottom).toBeLessThanOrEqual(0);
    await sidebar(page)
      .getByRole('link')
      .first()
      .evaluate((link) => link.focus({ preventScroll: true }));
    await page.keyboard.press('Shift+Tab');
    await expect(bar(page).locator(':focus')).toHaveCount(1);
    await expect.poll(async () => (await atRest(bar(page))).top).toBe(0);
    expect(await scrollY(page)).toBe(9000);
  },
);

test('a stored version that does not exist is cleared', { tag: '@R84' }, async ({ page }) => {
  const key = 'docs-preferred-version-default';
  await page.addInitScript((name) => localStorage.setItem(name, '9.9'), key);
  await open(page, './nope');
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});

test('the old page stays until the next is loaded', { tag: '@R85' }, async ({ page, baseURL }) => {
  await saveData(page);
  await page.clock.install({ time: 0 });
  await open(page, './nope');
  const { release, waiting } = await hold(page, articleChunk());
  await page.clock.pauseAt(60_000);
  await brand(page).click();
  await expect.poll(waiting).toBe(1);
  await page.clock.runFor(900);
  expect(page.url()).toBe(baseURL);
  await expect(title(page)).toHaveText('Page Not Found');
  await expect(page.locator('#nprogress')).toHaveCount(1);
  release();
  await page.clock.resume();
  await expectGuide(page);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('the window is mobile up to 996 px and desktop above', { tag: '@R86' }, async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 800 });
  await open(page);
  await expect(contents(page)).toHaveCount(1);
  await expect(sidebar(page)).toBeVisible();
  await expect(drawerToggle(page)).toBeHidden();
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(contents(page)).toHaveCount(0);
  await expect(sidebar(page)).toBeHidden();
  await expect(drawerToggle(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Contents/ })).toBeVisible();
});

test('a fold opens and closes by its height', { tag: '@R87' }, async ({ page }) => {
  await open(page);
  const { from, to } = await openFold(page);
  expect(from).toBeLessThan(to);
  const closing = await openFold(page);
  expect(closing.from).toBeGreaterThan(closing.to);
  await expect(article(page).locator('details').first()).not.toHaveAttribute('open');
});

test.describe('the reader wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a fold opens in 1 ms', { tag: ['@R88', '@R121'] }, async ({ page }) => {
    await open(page);
    const { duration } = await openFold(page);
    expect(duration).toBe(1);
    await expect(article(page).locator('details').first()).toHaveAttribute('open');
  });
});
