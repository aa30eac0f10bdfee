import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { contentHash } from '../contentHash';
import { pictureFiles } from './pictureFile';
import { tableFile } from './tableFile';
import { takeOut } from './takeOut';

interface Options {
  /** The page with the figures, from the root of the built site. */
  readonly mainPage: string;
  /** Where their parts lie, from the root of the built site. */
  readonly folder: string;
  /** What each file ends with, so that a part of it is known for one. */
  readonly end: string;
}

const nameOf = (id: string, parts: string): string => `${id}-${contentHash(parts)}.txt`;

/** The stylesheet of the screen. */
async function stylesIn(outDir: string): Promise<string> {
  const folder = path.join(outDir, 'assets/css');
  const names = (await readdir(folder)).filter((name) => name.startsWith('styles.'));
  const [name] = names;
  if (!name || names.length > 1)
    throw new Error(`guide-late-figures: one stylesheet was expected, not ${names.length}`);
  return readFile(path.join(folder, name), 'utf8');
}

/** Lets the drawings of figures, and the tables in their folds, come as files when readers near them. See README.md. */
export const lateFigures =
  ({ mainPage, folder, end }: Options): PluginModule =>
  ({ baseUrl }: LoadContext): Plugin => ({
    name: 'guide-late-figures',
    async postBuild({ outDir }) {
      const file = path.join(outDir, mainPage);
      const { page, files, pictures, tables } = takeOut(await readFile(file, 'utf8'), {
        end,
        file: (id, parts) => `${baseUrl}${folder}/${nameOf(id, parts)}`,
        picture: (id) => `${baseUrl}${folder}/${id}.svg`,
        table: (id) => `${baseUrl}${folder}/${id}.csv`,
      });
      const write = (name: string, text: string): Promise<void> =>
        writeFile(path.join(outDir, folder, name), text);
      await mkdir(path.join(outDir, folder), { recursive: true });
      const pictureFile = pictureFiles(await stylesIn(outDir));
      for (const { id, parts } of files) await write(nameOf(id, parts), parts);
      for (const picture of pictures) await write(`${picture.id}.svg`, pictureFile(picture));
      for (const { id, html } of tables) await write(`${id}.csv`, tableFile(html));
      await writeFile(file, page);
    },
  });
