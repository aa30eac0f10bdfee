import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, PluginModule } from '@docusaurus/types';
import { type Directives, withPolicy } from './policy';

/** Gives each finished page a policy of what it may load and run. See README.md. */
export const contentSecurityPolicy =
  (directives: Directives): PluginModule =>
  (): Plugin => ({
    name: 'guide-content-security-policy',
    async postBuild({ outDir }) {
      const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.html'),
      );
      for (const name of pages) {
        const file = path.join(outDir, name);
        await writeFile(file, withPolicy(await readFile(file, 'utf8'), directives));
      }
    },
  });
