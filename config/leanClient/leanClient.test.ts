import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { DocusaurusConfig, ThemeConfig } from '@docusaurus/types';
import { describe, expect, test } from 'vitest';
import { browserSettings } from './browserSettings';
import { siteFacts } from './siteFacts';
import * as tslib from './standIns/tslib';
import { unusedParts } from './unusedParts';

const require = createRequire(import.meta.url);

const doc = { tags: [], frontMatter: {}, unlisted: false };
const version = { banner: null, badge: false, docs: [doc], sidebars: {} };

const facts = (themeConfig: ThemeConfig = {}, changed: object = {}) =>
  siteFacts(
    { themeConfig },
    {
      'docusaurus-plugin-content-docs': {
        default: { loadedVersions: [{ ...version, ...changed } as unknown as LoadedVersion] },
      },
    },
  );

const sidebar = (...items: object[]) => ({ sidebars: { default: items } });

describe('what a bare site can do without', () => {
  test('every part, and each is where the theme has it', () => {
    const parts = unusedParts(facts());
    expect(parts).toHaveLength(12);
    for (const part of parts) expect(() => require.resolve(part), part).not.toThrow();
  });

  const cases: [part: string, themeConfig: ThemeConfig, content?: object][] = [
    ['NavbarItem/ComponentTypes', { navbar: { items: [{ label: 'x', href: '/' }] } }],
    ['AnnouncementBar/index', { announcementBar: { content: 'x' } }],
    ['Footer/Links/index', { footer: { links: [{ label: 'x', href: '/' }] } }],
    ['Footer/Logo/index', { footer: { logo: { src: 'x' } } }],
    ['DocVersionBanner/index', {}, { banner: 'unreleased' }],
    ['DocVersionBadge/index', {}, { badge: true }],
    ['ContentVisibility/index', {}, { docs: [{ ...doc, unlisted: true }] }],
    ['DocItem/Footer/index', {}, { docs: [{ ...doc, tags: [{}] }] }],
    ['DocItem/Footer/index', {}, { docs: [{ ...doc, editUrl: 'x' }] }],
    ['DocItem/Paginator/index', {}, { docs: [{ ...doc, next: {} }] }],
    ['DocSidebarItem/Category/index', {}, sidebar({ type: 'category', items: [] })],
    [
      'DocSidebarItem/Html/index',
      {},
      sidebar({ type: 'category', items: [{ type: 'html', value: 'x' }] }),
    ],
  ];
  for (const [part, themeConfig, content] of cases) {
    test(`${part} comes back when it is configured: ${JSON.stringify([themeConfig, content])}`, () => {
      expect(unusedParts(facts(themeConfig, content)).join()).not.toContain(part);
    });
  }

  test('groups of links in the footer are drawn by the shell itself', () => {
    const grouped = facts({ footer: { links: [{ title: 'x', items: [] }] } });
    expect(grouped.plainFooterLinks).toBe(false);
  });
});

test('the browser gets no setting of the build, and all others', () => {
  const settings = browserSettings({
    title: 'x',
    presets: [['classic', { path: '/home/me' }]],
    customFields: { a: 1 },
    themeConfig: { navbar: { title: 'y' }, prism: { theme: {} } },
  } as unknown as DocusaurusConfig);
  expect(settings).toEqual({
    title: 'x',
    customFields: { a: 1 },
    themeConfig: { navbar: { title: 'y' } },
  });
});

test('what the client calls of tslib is in the stand-in', () => {
  const folder = path.dirname(require.resolve('@docusaurus/utils-common'));
  const sources = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const programs = sources.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  const called = [...programs.matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name);
  expect(called.length).toBeGreaterThan(0);
  expect(Object.keys(tslib)).toEqual(expect.arrayContaining(called));
});
