import { createRequire } from 'node:module';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { ThemeConfig } from '@docusaurus/types';
import { describe, expect, test } from 'vitest';
import { siteFacts } from './siteFacts';
import { unusedComponents } from './unusedComponents';

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
  test('every component of the list, and each is where the theme has it', () => {
    const modules = unusedComponents(facts());
    expect(modules).toHaveLength(12);
    for (const module of modules) expect(() => require.resolve(module), module).not.toThrow();
  });

  const cases: [component: string, themeConfig: ThemeConfig, content?: object][] = [
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
  for (const [component, themeConfig, content] of cases) {
    test(`${component} comes back when it is configured: ${JSON.stringify([themeConfig, content])}`, () => {
      expect(unusedComponents(facts(themeConfig, content)).join()).not.toContain(component);
    });
  }

  test('groups of links in the footer are drawn by the shell itself', () => {
    const grouped = facts({ footer: { links: [{ title: 'x', items: [] }] } });
    expect(grouped.plainFooterLinks).toBe(false);
  });
});
