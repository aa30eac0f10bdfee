import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Writes preload links for our two faces into the built pages: the bundler names the files by hash,
 * so the links can be known only after it has run.
 */
export function preloadFonts({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'guide-preload-fonts',
    async postBuild({ outDir }) {
      const fonts = readdirSync(path.join(outDir, 'assets', 'fonts')).filter((file) => /^b612-.*\.woff2$/.test(file));
      const links = fonts
        .sort()
        .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${baseUrl}assets/fonts/${file}">`)
        .join('');
      for (const page of readdirSync(outDir).filter((file) => file.endsWith('.html'))) {
        const file = path.join(outDir, page);
        const html = await readFile(file, 'utf8');
        await writeFile(file, html.replace('</title>', `</title>${links}`));
      }
    },
  };
}
