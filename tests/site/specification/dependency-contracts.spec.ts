// What the specification asks of Docusaurus, React and nprogress, read from the program that they are
// bundled in. It proves the libraries and not this guide: a red test here after an upgrade means that the
// library changed its inside, and often the expression that finds it is what has to follow.
import { expect, test } from '../fixtures';
import { open } from '../page';
import { embedded, readBuilt, readScript, routeKeys, staticHtml } from './generated';

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

test(
  'the route map in the program has four routes, each with its component',
  { tag: '@R27' },
  () => {
    const keys = readScript('main').match(/"\/ncmiatatuning-docs\/-[0-9a-f]+"/g) ?? [];
    expect(new Set(keys).size).toBe(4);
    expect(
      routeKeys()
        .map((key) => JSON.stringify(key))
        .sort(),
    ).toEqual([...new Set(keys)].sort());
    const components = readBuilt('.docusaurus/registry.js').match(/"@theme\/\w+"/g) ?? [];
    expect([...new Set(components)].sort()).toEqual([
      '"@theme/DocItem"',
      '"@theme/DocRoot"',
      '"@theme/DocVersionRoot"',
      '"@theme/DocsRoot"',
    ]);
  },
);

test('the progress bar has its constants in the program', { tag: '@R116' }, () => {
  expect(readScript('main')).toMatch(
    /minimum:0?\.08,.*?speed:200,.*?trickleRate:0?\.02,trickleSpeed:800/,
  );
  expect(readScript('main')).toMatch(/configure\(\{showSpinner:(?:!1|false)\}\)/);
});

test(
  'React waits 60 s for a stylesheet of its own, and no page has one',
  { tag: '@R118' },
  async ({ page }) => {
    expect(readScript('main')).toMatch(/stylesheets[^;]{0,80};?[^;]{0,120},6e4\b/);
    await open(page, './nope');
    await expect(page.locator('link[data-precedence], style[data-precedence]')).toHaveCount(0);
  },
);

test('the scheduler gives a frame 5 ms', { tag: '@R119' }, () => {
  const program = readScript('main');
  const limit = /unstable_now\(\)-\w+<(\w+)\)/.exec(program)?.[1];
  expect(limit).toBeDefined();
  expect(program).toMatch(new RegExp(`\\b${limit ?? ''}=5\\b`));
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

test('there are no drafts', { tag: '@R63' }, () => {
  expect(docs().versions[0]).toMatchObject({ draftIds: [] });
});

test('the tagline is configured', { tag: '@R6' }, () => {
  expect(readScript('main')).toMatch(/"?tagline"?:"[^"]*Mazda MX-5[^"]*"/);
});

test('breadcrumbs are on', { tag: '@R62' }, () => {
  expect(docs().breadcrumbs).toBe(true);
});
