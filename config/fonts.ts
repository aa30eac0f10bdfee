import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

interface Rule {
  test?: unknown;
  exclude?: string;
}

const isFontRule = (rule: unknown): rule is Rule =>
  typeof rule === 'object' &&
  rule !== null &&
  'test' in rule &&
  rule.test instanceof RegExp &&
  rule.test.test('face.woff2');

/**
 * Keeps our two faces as files of their own and preloads them.
 *
 * Docusaurus writes files below 10 kB into the stylesheet itself, where they hold up the first paint.
 * The names carry a hash, so the preload links can be written only after the bundler has run.
 */
export function fonts({ baseUrl, siteDir }: LoadContext): Plugin {
  const folder = path.join(siteDir, 'src', 'theme', 'fonts');
  return {
    name: 'guide-fonts',
    configureWebpack(config) {
      for (const rule of config.module?.rules ?? []) {
        if (isFontRule(rule)) rule.exclude = folder;
      }
      return {
        module: {
          rules: [
            {
              test: /\.woff2$/,
              include: folder,
              type: 'asset/resource',
              generator: { filename: 'assets/fonts/[name]-[contenthash:8][ext]' },
            },
          ],
        },
      };
    },
    async postBuild({ outDir }) {
      const faces = readdirSync(path.join(outDir, 'assets', 'fonts')).filter((file) =>
        /^b612-.*\.woff2$/.test(file),
      );
      const links = faces
        .sort()
        .map(
          (file) =>
            `<link rel="preload" as="font" type="font/woff2" crossorigin href="${baseUrl}assets/fonts/${file}">`,
        )
        .join('');
      for (const page of readdirSync(outDir).filter((file) => file.endsWith('.html'))) {
        const file = path.join(outDir, page);
        const html = await readFile(file, 'utf8');
        await writeFile(file, html.replace('</title>', `</title>${links}`));
      }
    },
  };
}
