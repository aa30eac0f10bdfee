import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { fontPreloads } from '../fonts';
import { withPartHeights } from './partHeights';
import { chunkPreloads } from './routeChunks';
import { leanStyleFiles } from './styleFiles';

/**
 * Finishes the pages once all of them are written, for what can be known only then: the names of the
 * built files, and which styles any page can use.
 *
 * - The faces, and on the guide's page the scripts of its route, are named in the head, so that the
 *   browser need not find them one after the other.
 * - The parts of the article get the height that they will have, about (see parts.css).
 * - The stylesheet loses what no page uses; what only paper needs gets a file of its own.
 */
export function finishedPages({ baseUrl, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'guide-finished-pages',
    async postBuild({ outDir }) {
      const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.html'),
      );
      const pages = await Promise.all(
        names.map(async (name) => ({
          name,
          html: await readFile(path.join(outDir, name), 'utf8'),
        })),
      );
      const { before, screen, print } = leanStyleFiles(
        outDir,
        pages.map(({ html }) => html).join('\n'),
      );
      const printLink = `<link rel="stylesheet" media="print" href="${baseUrl}${print}">`;
      const preloads = (name: string): string =>
        fontPreloads(outDir, baseUrl) +
        (name === 'index.html' ? chunkPreloads(generatedFilesDir, baseUrl) : '');
      for (const { name, html } of pages) {
        const finished = withPartHeights(html)
          .replaceAll(before, screen)
          .replace('</title>', `</title>${preloads(name)}`)
          .replace('</head>', `${printLink}</head>`);
        await writeFile(path.join(outDir, name), finished);
      }
    },
  };
}
