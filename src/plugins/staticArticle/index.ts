import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { docuHash } from '@docusaurus/utils';

/** The one document of the site, from the site's folder. */
const documentFile = 'docs/index.mdx';

/** @throws if a module that an alias shall replace is not where this plugin expects it */
function existing(file: string): string {
  if (!existsSync(file))
    throw new Error(`guide-static-article: ${file} is not there; see src/plugins/staticArticle`);
  return file;
}

/**
 * Keeps the article static in the production client: the browser adopts the HTML that the server
 * wrote and never downloads, parses or hydrates the text a second time. See README.md.
 */
export function staticArticle({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const stub = (...file: string[]) => path.join(__dirname, ...file);
  const document = existing(path.join(siteDir, documentFile));
  const mdxContent = existing(path.join(siteDir, 'src', 'theme', 'MDXContent', 'index.tsx'));
  const highlighter = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');
  const metadata = path.join(
    generatedFilesDir,
    'docusaurus-plugin-content-docs',
    'default',
    `${docuHash(`@site/${documentFile}`)}.json`,
  );
  return {
    name: 'guide-static-article',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        resolve: {
          alias: {
            [`${document}$`]: stub('AdoptedArticle.tsx'),
            [`${mdxContent}$`]: stub('stubs', 'MDXContent.tsx'),
            [`${highlighter}$`]: stub('stubs', 'highlighter.ts'),
            'guide-metadata$': existing(metadata),
          },
        },
      };
    },
  };
}
