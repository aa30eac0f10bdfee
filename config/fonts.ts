import { readdirSync } from 'node:fs';
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
 * Keeps our two faces as files of their own: Docusaurus writes files below 10 kB into the stylesheet
 * itself, where they hold up the first paint.
 */
export function fonts({ siteDir }: LoadContext): Plugin {
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
  };
}

/** Links that let the browser fetch the faces early. Their names are known only after the build. */
export const fontPreloads = (outDir: string, baseUrl: string): string =>
  readdirSync(path.join(outDir, 'assets', 'fonts'))
    .filter((file) => /^b612-.*\.woff2$/.test(file))
    .sort()
    .map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${baseUrl}assets/fonts/${file}">`,
    )
    .join('');
