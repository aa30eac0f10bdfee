import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { replaceOnce, withHeadTags } from './editHtml';
import { fontPreloads } from './fontPreloads';
import { scriptPreloads } from './scriptPreloads';
import { splitStylesheet } from './stylesheets';

interface Options {
  /** Where the faces lie that are preloaded, from the root of the built site. */
  readonly fontsFolder: string;
  /** The page whose scripts are preloaded, from the root of the built site. */
  readonly mainPage: string;
}

/**
 * Finishes the pages once all of them are written, for what can be known only then: the names of the
 * built files, and which styles any page can use. See README.md.
 */
export const postBuild =
  ({ fontsFolder, mainPage }: Options): PluginModule =>
  ({ baseUrl, generatedFilesDir }: LoadContext): Plugin => ({
    name: 'guide-post-build',
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
      const { bundled, screen, print } = await splitStylesheet(
        outDir,
        pages.map(({ html }) => html),
      );
      const late = `<link rel="stylesheet" media="print" href="${baseUrl}${print}">`;
      const fonts = fontPreloads(outDir, baseUrl, fontsFolder);
      for (const { name, html } of pages) {
        const scripts =
          name === mainPage ? scriptPreloads(generatedFilesDir, baseUrl, baseUrl) : '';
        const page = withHeadTags(replaceOnce(html, bundled, screen), {
          early: fonts + scripts,
          late,
        });
        await writeFile(path.join(outDir, name), page);
      }
    },
  });
