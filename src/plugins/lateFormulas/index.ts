import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { takeOut } from './takeOut';

interface Options {
  /** The page with the formulas, from the root of the built site. */
  readonly mainPage: string;
  /** Where their drawings lie, from the root of the built site. */
  readonly folder: string;
  /** What each file ends with, so that a part of it is known for one. */
  readonly end: string;
}

/** The browser keeps a file whose name changes with its content. */
const nameOf = (drawings: string): string =>
  `formulas-${createHash('sha256').update(drawings).digest('hex').slice(0, 8)}.txt`;

/** Lets KaTeX's drawings of formulas come as a file when readers near one. See README.md. */
export const lateFormulas =
  ({ mainPage, folder, end }: Options): PluginModule =>
  ({ baseUrl }: LoadContext): Plugin => ({
    name: 'guide-late-formulas',
    async postBuild({ outDir }) {
      const file = path.join(outDir, mainPage);
      const { page, drawings } = takeOut(
        await readFile(file, 'utf8'),
        (all) => `${baseUrl}${folder}/${nameOf(all)}`,
      );
      if (!drawings) return;
      await mkdir(path.join(outDir, folder), { recursive: true });
      await writeFile(path.join(outDir, folder, nameOf(drawings)), drawings + end);
      await writeFile(file, page);
    },
  });
