// Section 2.5 of the conformance list: entities and their fields, on the production build.
import { expect, test } from '../fixtures';
import { open } from '../page';
import { embedded, staticHtml } from './generated';
import { colourToggle, footer } from './shell';

const docsPlugin = 'docusaurus-plugin-content-docs';

interface GlobalData {
  readonly [docsPlugin]: Record<
    string,
    { readonly versions: readonly unknown[]; readonly breadcrumbs: boolean }
  >;
}

const docs = () => {
  const plugins = (embedded(docsPlugin) as GlobalData)[docsPlugin];
  expect(Object.keys(plugins)).toEqual(['default']);
  return plugins.default ?? { versions: [], breadcrumbs: undefined };
};

test('the footer has a copyright line', { tag: '@R57' }, async ({ page }) => {
  await open(page, './nope');
  await expect(footer(page).getByText('Copyright © 2025', { exact: true })).toBeVisible();
});

test('the locale is en, labelled English', { tag: '@R58' }, () => {
  const { localeConfigs } = embedded('localeConfigs') as { localeConfigs: Record<string, unknown> };
  expect(Object.keys(localeConfigs)).toEqual(['en']);
  expect(localeConfigs.en).toMatchObject({ label: 'English' });
});

test(
  'the locale has an HTML language, runs left to right and counts by gregory',
  { tag: '@R59' },
  () => {
    expect(embedded('localeConfigs')).toMatchObject({
      localeConfigs: { en: { htmlLang: 'en', direction: 'ltr', calendar: 'gregory' } },
    });
    for (const page of ['index', '404'] as const) {
      expect(staticHtml(page)).toMatch(/^<!doctype html><html lang=en dir=ltr /);
    }
  },
);

test('there is one version: current, labelled Next, the latest', { tag: '@R60' }, () => {
  const { versions } = docs();
  expect(versions).toHaveLength(1);
  expect(versions[0]).toMatchObject({ name: 'current', label: 'Next', isLast: true });
});

test('there is one document: index, with the sidebar default', { tag: '@R61' }, () => {
  expect(docs().versions[0]).toMatchObject({
    mainDocId: 'index',
    docs: [{ id: 'index', path: '/ncmiatatuning-docs/', sidebar: 'default' }],
  });
  expect((docs().versions[0] as { docs: unknown[] }).docs).toHaveLength(1);
});

test('breadcrumbs are on', { tag: '@R62' }, async ({ page }) => {
  expect(docs().breadcrumbs).toBe(true);
  await open(page);
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs).toBeVisible();
  await expect(breadcrumbs.getByRole('link', { name: 'Home page' })).toBeVisible();
});

test('there are no drafts', { tag: '@R63' }, () => {
  expect(docs().versions[0]).toMatchObject({ draftIds: [] });
});

test(
  'the colour mode is kept in localStorage as light or dark, and nothing else',
  { tag: ['@R64', '@R124'] },
  async ({ page }) => {
    await page.addInitScript(() => {
      const written: string[] = [];
      Object.assign(window, { written });
      // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its own storage below
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        written.push(`${this === localStorage ? 'local' : 'session'} ${key} ${value}`);
        setItem.call(this, key, value);
      };
    });
    const written = () => page.evaluate(() => (window as { written?: string[] }).written);
    await open(page, './nope');
    expect(await written()).toEqual([]);
    await colourToggle(page).click();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await colourToggle(page).click();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    expect([...new Set(await written())]).toEqual(['local theme dark', 'local theme light']);
  },
);
