import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, PluginModule } from '@docusaurus/types';

interface Options {
  /** Where the copy is put, from the root of the built site. */
  readonly outputFolder: string;
}

const dist = path.join(path.dirname(require.resolve('katex/package.json')), 'dist');

/** Lays a copy of the maths stylesheet, with its fonts, beside the built pages. See README.md. */
export const localMaths =
  ({ outputFolder }: Options): PluginModule =>
  (): Plugin => ({
    name: 'guide-local-maths',
    async postBuild({ outDir }) {
      const target = path.join(outDir, outputFolder);
      await mkdir(target, { recursive: true });
      await cp(path.join(dist, 'katex.min.css'), path.join(target, 'katex.min.css'));
      await cp(path.join(dist, 'fonts'), path.join(target, 'fonts'), {
        recursive: true,
        filter: (file) => !/\.(ttf|woff)$/.test(file),
      });
    },
  });
