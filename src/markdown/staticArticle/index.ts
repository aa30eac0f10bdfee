import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { docuHash } from '@docusaurus/utils';
import { outlineOf } from '../outline';
import { escaped } from './escaped';

/** An item of the contents list, as the theme wants it, with our number. */
const contentsOf = (docsDir: string) =>
  outlineOf(docsDir)
    .chapters.flatMap((chapter) => chapter.entries)
    .filter((entry) => entry.kind === 'heading' && entry.level <= 4)
    .map(({ title, id, level, number }) => ({
      value: escaped(title),
      id,
      level,
      ...(number ? { number } : {}),
    }));

/**
 * Keeps the article static: in the production client the document is replaced by a stub that adopts
 * the HTML the server wrote, so the reader never downloads the text twice and nothing in it is
 * hydrated. The server build and the dev server see the ordinary MDX document.
 *
 * How: four aliases, in the production client only.
 * - the document → `AdoptedArticle`, which keeps `metadata` and the contents list;
 * - the theme's `MDXContent` → a wrapper without the MDX components, so that none of them is bundled;
 * - `guide-metadata`, `guide-contents` → what those two need, written by Docusaurus and by this plugin;
 * - the theme's client module that loads the highlighter → nothing: the code samples are coloured by the
 *   server.
 */
export function staticArticle({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const docsDir = path.join(siteDir, 'docs');
  const article = path.join(docsDir, 'index.mdx');
  const here = path.join(siteDir, 'src', 'markdown', 'staticArticle');
  const metadata = path.join(
    generatedFilesDir,
    'docusaurus-plugin-content-docs',
    'default',
    `${docuHash('@site/docs/index.mdx')}.json`,
  );
  const highlighter = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');
  let contents = '';
  return {
    name: 'guide-static-article',
    async contentLoaded({ actions }) {
      contents = await actions.createData('contents.json', JSON.stringify(contentsOf(docsDir)));
    },
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        resolve: {
          alias: {
            [`${article}$`]: path.join(here, 'AdoptedArticle.tsx'),
            [`${path.join(siteDir, 'src', 'theme', 'MDXContent', 'index.tsx')}$`]: path.join(
              here,
              'ArticleAsIs.tsx',
            ),
            'guide-metadata$': metadata,
            'guide-contents$': contents,
            [`${highlighter}$`]: path.join(here, 'noHighlighter.ts'),
          },
        },
      };
    },
  };
}
