import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, PluginModule } from '@docusaurus/types';
import { type BundledModule, licencesText, packageFolders, packageIn } from './packages';

interface Options {
  /** Name of the file, from the root of the built site. */
  readonly file: string;
  /** What stands at its top. */
  readonly intro: string;
  /** Packages that readers get although the bundler never meets them, by name. */
  readonly besideBundler: readonly string[];
}

/** The part of the bundler that is used here; the two bundlers of Docusaurus share it. */
interface Compiler {
  readonly hooks: {
    readonly done: { tap(name: string, listen: (stats: Stats) => void): void };
  };
}

interface Stats {
  toJson(options: Readonly<Record<string, boolean>>): {
    readonly modules?: readonly BundledModule[];
  };
}

const name = 'guide-licences';

const folderOf = (packageName: string): string =>
  path.dirname(require.resolve(`${packageName}/package.json`));

/** Writes the licences of everything that readers get into one text file. See README.md. */
export const licences =
  ({ file, intro, besideBundler }: Options): PluginModule =>
  (): Plugin => {
    let modules: readonly BundledModule[] = [];
    const collector = {
      apply({ hooks }: Compiler): void {
        hooks.done.tap(name, (stats) => {
          const parts = { modules: true, nestedModules: true, orphanModules: false };
          modules = stats.toJson({ all: false, ...parts }).modules ?? [];
        });
      },
    };
    return {
      name,
      configureWebpack: (_config, isServer) => (isServer ? {} : { plugins: [collector] }),
      async postBuild({ outDir }) {
        const bundled = packageFolders(modules);
        if (bundled.length === 0)
          throw new Error(
            `${name}: the bundler named no package; see src/plugins/licences/README.md`,
          );
        const folders = new Set([...bundled, ...besideBundler.map(folderOf)]);
        const text = licencesText(intro, [...folders].map(packageIn));
        await writeFile(path.join(outDir, file), text);
      },
    };
  };
