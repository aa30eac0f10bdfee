import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, PluginModule } from '@docusaurus/types';
import { fromHtml } from 'hast-util-from-html';
import { sectionHashes as hashesOf } from './hashes';

interface Options {
  /** The page with the sections, from the root of the built site. */
  readonly mainPage: string;
  /** Class of the element around a section. */
  readonly sectionClass: string;
  /** The file that is written, from the root of the built site. */
  readonly file: string;
}

/** Writes a short hash of the text of each section, so that a later visit can tell what changed. See README.md. */
export const sectionHashes =
  ({ mainPage, sectionClass, file }: Options): PluginModule =>
  (): Plugin => ({
    name: 'guide-section-hashes',
    async postBuild({ outDir }) {
      const page = fromHtml(await readFile(path.join(outDir, mainPage), 'utf8'));
      const hashes = hashesOf(page, sectionClass);
      await writeFile(path.join(outDir, file), `${JSON.stringify(hashes)}\n`);
    },
  });
