import path from 'node:path';
import {
  loadDocusaurusAliases,
  loadThemeAliases,
} from '@docusaurus/core/lib/webpack/aliases/index.js';
import { transformWithOxc, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '../..');
const classic = path.join(root, 'node_modules', '@docusaurus', 'theme-classic', 'lib');

type Plugins = Parameters<typeof loadThemeAliases>[0]['plugins'];
const plugins = [{ path: classic, getThemePath: () => './theme' }] as unknown as Plugins;

/** What the build would resolve: our theme, then the classic one, then core's own. */
const aliases = {
  ...(await loadThemeAliases({ siteDir: root, plugins })),
  ...(await loadDocusaurusAliases()),
};

const exactly = (name: string): RegExp => new RegExp(`^${name}$`);

/** The packages of Docusaurus ship JSX in files that end in `.js`. */
const jsxOfDocusaurus: Plugin = {
  name: 'jsx-of-docusaurus',
  enforce: 'pre',
  transform(code, id) {
    if (!/@docusaurus\/.*\.js$/.test(id.split('?', 1)[0] ?? '')) return undefined;
    return transformWithOxc(code, id, { lang: 'jsx', jsx: { runtime: 'automatic' } });
  },
};

/** Component tests against the real sources of our theme, of the classic theme and of core (C). */
export default defineConfig({
  root,
  plugins: [jsxOfDocusaurus],
  resolve: {
    alias: [
      ...Object.entries(aliases).map(([name, file]) => ({
        find: exactly(name),
        replacement: file,
      })),
      { find: /^@generated\//, replacement: `${path.join(import.meta.dirname, 'mocks')}/` },
      { find: /^@site\//, replacement: `${root}/` },
    ],
    dedupe: ['react', 'react-dom'],
  },
  test: {
    environment: 'jsdom',
    include: ['tests/components/**/*.test.{ts,tsx}'],
    server: { deps: { inline: [/@docusaurus\//] } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // The count of the rows refuses a tag that is not one of theirs.
    strictTags: false,
    reporters: [
      'default',
      ['./scripts/checks/reporter.ts', { run: 'components', builds: { '': 'C' } }],
    ],
  },
});
