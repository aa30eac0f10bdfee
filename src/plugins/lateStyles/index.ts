import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { contentHash } from '../contentHash';
import { replaceOnce } from '../postBuild/editHtml';
import { classesIn, splitOff } from './split';

interface Options {
  /** The page into which parts come late, from the root of the built site. */
  readonly mainPage: string;
  /** Where those parts lie, from the root of the built site. */
  readonly lateFolders: readonly string[];
}

const stylesFolder = 'assets/css';

const nameOf = (kind: string, css: string): string =>
  `${stylesFolder}/${kind}.${contentHash(css)}.css`;

/** Lets the styles that only late parts use come with the first of them. See README.md. */
export const lateStyles =
  ({ mainPage, lateFolders }: Options): PluginModule =>
  ({ baseUrl }: LoadContext): Plugin => ({
    name: 'guide-late-styles',
    async postBuild({ outDir }) {
      const names = await readdir(outDir, { recursive: true });
      const pages = names.filter((name) => name.endsWith('.html'));
      const parts = names.filter(
        (name) => name.endsWith('.txt') && lateFolders.includes(path.dirname(name)),
      );
      const text = (name: string): Promise<string> => readFile(path.join(outDir, name), 'utf8');
      const classes = async (files: readonly string[]): Promise<ReadonlySet<string>> =>
        classesIn((await Promise.all(files.map(text))).join(''));

      const inPages = await classes(pages);
      const onlyLate = new Set([...(await classes(parts))].filter((name) => !inPages.has(name)));
      const [sheet, ...others] = names.filter((name) => name.startsWith(`${stylesFolder}/styles.`));
      if (!sheet || others.length > 0)
        throw new Error('guide-late-styles: one stylesheet of the screen was expected');
      const { early, late } = splitOff(await text(sheet), onlyLate);
      if (!late) return;

      const write = async (kind: string, css: string): Promise<string> => {
        const name = nameOf(kind, css);
        await writeFile(path.join(outDir, name), css);
        return baseUrl + name;
      };
      const first = await write('styles', early);
      // Until a part comes it is for paper only, so that it holds nothing up.
      const second = `<link rel="stylesheet" media="print" data-late-styles href="${await write('late', late)}">`;
      const tag = `<link rel=stylesheet href=${baseUrl}${sheet} />`;
      for (const name of pages) {
        const page = replaceOnce(
          await text(name),
          tag,
          tag.replace(baseUrl + sheet, first) + (name === mainPage ? second : ''),
        );
        await writeFile(path.join(outDir, name), page);
      }
      await rm(path.join(outDir, sheet));
    },
  });
