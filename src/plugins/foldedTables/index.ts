import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, PluginModule } from '@docusaurus/types';
import { withFoldedTables } from './fold';

interface Options {
  /** The page with the figures, from the root of the built site. */
  readonly mainPage: string;
}

/** Lets the tables in the folds of figures wait as text until readers ask for them. See README.md. */
export const foldedTables =
  ({ mainPage }: Options): PluginModule =>
  (): Plugin => ({
    name: 'guide-folded-tables',
    async postBuild({ outDir }) {
      const file = path.join(outDir, mainPage);
      await writeFile(file, withFoldedTables(await readFile(file, 'utf8')));
    },
  });
