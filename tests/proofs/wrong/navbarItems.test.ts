import { describe, expect, test } from 'vitest';
import { buildWrong } from '../../fixtures/wrong';

interface WrongItem {
  readonly row: string;
  readonly title: string;
  readonly site: string;
  readonly item: object;
  readonly says: RegExp;
  readonly files?: Readonly<Record<string, string>>;
}

const wrongItems: readonly WrongItem[] = [
  {
    row: '@R52',
    title: 'an item has either to or href',
    site: 'to-and-href',
    item: { label: 'Both', to: '/', href: 'https://example.org/' },
    says: /One and only one between "to" and "href" should be provided/,
  },
  {
    row: '@R52',
    title: 'a dropdown holds no dropdown',
    site: 'nested-dropdown',
    item: {
      type: 'dropdown',
      label: 'Outer',
      items: [{ type: 'dropdown', label: 'Inner', items: [{ to: '/', label: 'Home' }] }],
    },
    says: /Nested dropdowns are not allowed/,
  },
  {
    row: '@R105',
    title: 'an item of a docs plugin that is missing fails the build',
    site: 'missing-plugin',
    item: { type: 'docSidebar', sidebarId: 'default', label: 'Contents', docsPluginId: 'nope' },
    says: /You are using a feature of the Docusaurus docs plugin.*pluginId=nope/,
  },
  {
    row: '@R107',
    title: 'an unknown type of item is refused',
    site: 'unknown-type',
    item: { type: 'nonsense', label: 'What' },
    says: /Bad navbar item type nonsense/,
  },
  {
    row: '@R107',
    title: 'no component is found for an unknown type of an author’s own',
    site: 'unknown-custom-type',
    item: { type: 'custom-nonsense', label: 'What' },
    says: /No NavbarItem component found for type "custom-nonsense"/,
  },
  {
    row: '@R108',
    title: 'a sidebar item with nothing to link to is an error',
    site: 'nothing-to-link-to',
    item: { type: 'docSidebar', sidebarId: 'words', label: 'Contents' },
    files: {
      'sidebars.ts':
        "export default { default: ['index'], words: [{ type: 'html', value: 'Words' }] };\n",
    },
    says: /Sidebar with ID "words" doesn't have anything to be linked to/,
  },
  {
    row: '@R109',
    title: 'an unknown sidebar id is a developer error',
    site: 'unknown-sidebar',
    item: { type: 'docSidebar', sidebarId: 'nope', label: 'Contents' },
    says: /Can't find any sidebar with id "nope"/,
  },
  {
    row: '@R110',
    title: 'an unknown document id is a developer error',
    site: 'unknown-doc',
    item: { type: 'doc', docId: 'nope', label: 'Document' },
    says: /Couldn't find any doc with id "nope"/,
  },
];

describe.concurrent('what a build says of wrong items of the bar', () => {
  for (const { row, title, site, item, says, files = {} } of wrongItems) {
    test(title, { tags: row }, async () => {
      const { exitCode, log } = await buildWrong(site, {
        settings: { navbarItems: [item] },
        files,
      });
      expect(log).toMatch(says);
      expect(exitCode).toBe(1);
    });
  }
});
