import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { contentHash } from '../contentHash';
import { type LateTable, withLateRows } from './split';

export type { LateTable } from './split';

interface Options {
  /** The page with the tables, from the root of the built site. */
  readonly mainPage: string;
  /** Where the rows of each table lie, from the root of the built site. */
  readonly folder: string;
  readonly tables: readonly LateTable[];
  /** What each file ends with, so that a part of it is known for one. */
  readonly end: string;
}

const nameOf = (id: string, rows: string): string => `${id}-${contentHash(rows)}.txt`;

/** Lets the rows of look-up tables come as files when readers near them. See README.md. */
export const lateRows =
  ({ mainPage, folder, tables, end }: Options): PluginModule =>
  ({ baseUrl }: LoadContext): Plugin => ({
    name: 'guide-late-rows',
    async postBuild({ outDir }) {
      const file = path.join(outDir, mainPage);
      const address = (id: string, rows: string): string =>
        `${baseUrl}${folder}/${nameOf(id, rows)}`;
      const { page, files } = withLateRows(await readFile(file, 'utf8'), {
        tables,
        address,
        linkTo: (data) => `${baseUrl}${data}`,
        end,
      });
      await mkdir(path.join(outDir, folder), { recursive: true });
      for (const { id, rows } of files)
        await writeFile(path.join(outDir, folder, nameOf(id, rows)), rows);
      await writeFile(file, page);
    },
  });
