import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { docuHash } from '@docusaurus/utils';

/**
 * Keeps the article static: in the production client the document is replaced by a stub that adopts
 * the HTML the server wrote, so the reader never downloads the text twice and nothing in it is
 * hydrated. The server build and the dev server see the ordinary MDX document.
 *
 * How: four aliases, in the production client only.
 * - the document → `AdoptedArticle`, which keeps `metadata` and reads the contents list from the page;
 * - `guide-metadata` → that metadata, as Docusaurus wrote it;
 * - the theme's `MDXContent` → a wrapper without the MDX components, so that none of them is bundled;
 * - the theme's client module that loads the highlighter → nothing: the code samples are coloured by the
 *   server.
 */
export function staticArticle({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const article = path.join(siteDir, 'docs', 'index.mdx');
  const here = path.join(siteDir, 'src', 'markdown', 'staticArticle');
  const metadata = path.join(
    generatedFilesDir,
    'docusaurus-plugin-content-docs',
    'default',
    `${docuHash('@site/docs/index.mdx')}.json`,
  );
  const highlighter = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');
  return {
    name: 'guide-static-article',
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
            [`${highlighter}$`]: path.join(here, 'noHighlighter.ts'),
          },
        },
      };
    },
  };
}
