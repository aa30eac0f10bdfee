import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, PluginModule } from '@docusaurus/types';
import { withoutTex } from './withoutTex';

interface Options {
  /** The page with the formulas, from the root of the built site. */
  readonly mainPage: string;
}

/** Drops the TeX that KaTeX leaves beside each formula, once the copies are made from it. See README.md. */
export const texSource =
  ({ mainPage }: Options): PluginModule =>
  (): Plugin => ({
    name: 'guide-tex-source',
    async postBuild({ outDir }) {
      const file = path.join(outDir, mainPage);
      await writeFile(file, withoutTex(await readFile(file, 'utf8')));
    },
  });
