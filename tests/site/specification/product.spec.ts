// Section 2.1 of the conformance list: product and configuration, on the production build.
import { shippedLicences } from '../../../config/licences';
import { lateTables } from '../../../config/lateTables';
import { expect, test } from '../fixtures';
import { earlyChapter } from '../guide';
import { open } from '../page';
import { articleText } from './articleText';
import { readGenerated, staticHtml } from './generated';
import {
  article,
  bar,
  brand,
  colourToggle,
  contents,
  dialog,
  expectGuide,
  footer,
  title,
} from './shell';

const basePath = '/ncmiatatuning-docs/';

/** The groups of links at the foot of every page, as the specification names them. */
const groups = {
  Communities: [
    'https://www.facebook.com/groups/romdrop',
    'https://www.facebook.com/messages/t/5986216474790292/',
    'https://forum.miata.net/vb/forumdisplay.php?f=151',
  ],
  Resources: [
    'https://github.com/VIRUXE/ncmiatatuning-docs/tree/main/static/roms',
    'https://github.com/VIRUXE/ncmiatatuning-docs/blob/main/2008-mx-5-owners-manual.pdf',
  ],
  'External resources': [
    'https://github.com/speepsio/romdrop',
    'https://forum.miata.net/vb/showthread.php?t=630805',
    'https://www.roadster.blog/p/technical.html',
  ],
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the site is static and English', { tag: ['@R1', '@smoke'] }, async ({ page }) => {
    await page.goto('./');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectGuide(page);
    await expect(page.getByRole('heading', { level: 2, name: earlyChapter().title })).toBeVisible();
    await expect(article(page).getByRole('paragraph').first()).toBeVisible();
    await page.goto('./nope');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(title(page)).toHaveText('Page Not Found');
  });
});

test(
  'the page says that it is a tuning guide for the NC and for users of RomDrop',
  { tag: '@R2' },
  async ({ page }) => {
    await open(page);
    const beginning = (await articleText(page)).slice(0, 1000);
    expect(beginning).toContain('engine computer');
    expect(beginning).toContain('MX-5 NC');
    expect(beginning).toContain('RomDrop');
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute('content', /MX-5 \(NC, 2006 to 2015\) with RomDrop/);
  },
);

test(
  'the guide is one page: every link of the site leads to a place on it, or to a file beside it',
  { tag: '@R3' },
  async ({ page, baseURL }) => {
    await open(page);
    const elsewhere = await page.evaluate((home) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
      return links
        .map(({ href }) => href)
        .filter((href) => href.startsWith(location.origin) && href.replace(/#.*$/, '') !== home);
    }, baseURL);
    // The rows of a table that comes late can be had as a file, too, and so can the table in a figure's fold.
    const rows = lateTables.map(({ csv }) => csv);
    const folded = await page
      .locator('details > [data-late]')
      .evaluateAll((folds) => folds.map((fold) => fold.getAttribute('aria-labelledby') ?? ''));
    expect(folded.length).toBeGreaterThan(20);
    const figures = folded.map((name) => `assets/figures/${name}.csv`);
    const files = [
      ...rows,
      ...figures,
      'guide.md',
      'llms.txt',
      'data/README.md',
      shippedLicences.file,
    ];
    expect(elsewhere.sort()).toEqual(files.map((file) => `${baseURL}${file}`).sort());
  },
);

test(
  'the site links to community pages, ROM files and an owner’s manual',
  { tag: '@R4' },
  async ({ page }) => {
    await open(page, './nope');
    const links = footer(page).getByRole('link');
    await expect(links).toHaveCount(8);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    const names = await links.allInnerTexts();
    expect(new Set(names).size).toBe(8);
    expect(names.filter((name) => /ROM folder|manual/.test(name))).toHaveLength(2);
  },
);

test(
  'there are no accounts: no form, no password, nothing kept but the colour mode',
  { tag: '@R5' },
  async ({ page, context }) => {
    await open(page, './nope');
    await brand(page).click();
    await expectGuide(page);
    await page.mouse.wheel(0, 2000);
    await colourToggle(page).click();
    await page.keyboard.press('/');
    await page.keyboard.type('battery');
    await expect(dialog(page).getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');

    await expect(page.locator('form, input[type="password"]')).toHaveCount(0);
    const kept = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    expect(kept).toEqual(['theme']);
    expect(await context.cookies()).toEqual([]);
  },
);

test(
  'title, icon, address and base path come from the configuration',
  { tag: '@R6' },
  async ({ page, request }) => {
    await open(page);
    await expect(page).toHaveTitle('NC Miata Tuning');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `https://viruxe.github.io${basePath}`,
    );
    const icons = await page
      .locator('link[rel="icon"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(icons.length).toBeGreaterThan(0);
    for (const icon of icons) {
      expect(new URL(icon).pathname.startsWith(basePath), icon).toBe(true);
      expect((await request.get(icon)).status(), icon).toBe(200);
    }
  },
);

test('English is the default locale and the only one', { tag: '@R7' }, () => {
  expect(readGenerated('i18n')).toMatchObject({ defaultLocale: 'en', locales: ['en'] });
  const languages = [...staticHtml('index').matchAll(/<link[^>]*hreflang=([\w-]+)/g)];
  expect(languages.map(([, language]) => language)).toEqual(['en', 'x-default']);
});

test(
  'the contents list levels 2 and 3, each heading once and in order',
  { tag: ['@R8', '@smoke'] },
  async ({ page }) => {
    await open(page);
    const listed = await contents(page)
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const headings = await article(page)
      .locator('h2[id], h3[id]')
      .evaluateAll((all) => all.map(({ id }) => `#${id}`));
    expect(headings.length).toBeGreaterThan(40);
    expect(listed).toEqual(headings);
    expect(await article(page).locator('h4[id]').count()).toBeGreaterThan(0);
  },
);

test('the footer is dark in both modes', { tag: '@R9' }, async ({ page }) => {
  await open(page, './nope');
  const lightness = () =>
    footer(page).evaluate((element) => {
      const channels = getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? [];
      return Math.max(...channels.slice(0, 3).map(Number));
    });
  await expect.poll(lightness).toBeLessThan(64);
  await colourToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(lightness).toBeLessThan(64);
});

const rows = {
  '@R10': 'Communities',
  '@R11': 'Resources',
  '@R12': 'External resources',
} as const;
for (const [row, group] of Object.entries(rows)) {
  test(`the group ${group} has exactly its links, in order`, { tag: row }, async ({ page }) => {
    await open(page, './nope');
    const region = footer(page).getByRole('region', { name: group, exact: true });
    await expect(region.getByRole('heading', { name: group, exact: true })).toBeVisible();
    const links = region.getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      groups[group],
    );
    await expect(footer(page).getByRole('region')).toHaveCount(3);
  });
}

test('the copyright is of 2025, in any year', { tag: '@R13' }, async ({ page }) => {
  await page.clock.setFixedTime('2031-06-01T12:00:00Z');
  await open(page, './nope');
  await expect(footer(page)).toContainText('Copyright © 2025');
  await expect(footer(page)).not.toContainText('2031');
  await expect(bar(page)).toBeVisible();
});
