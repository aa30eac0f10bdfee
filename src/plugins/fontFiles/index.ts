import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';

interface Options {
  /** Where the font files lie, from the site's folder. */
  readonly folder: string;
  /** Where they are put, from the root of the built site. */
  readonly outputFolder: string;
}

interface Rule {
  exclude?: unknown;
}

/**
 * The bundler's own rule for fonts, which writes small files into the stylesheet.
 *
 * @throws if there is not exactly one
 */
function fontRule(rules: readonly unknown[], fontFile: string): Rule {
  const found = rules.filter(
    (rule): rule is Rule & { readonly test: RegExp } =>
      typeof rule === 'object' &&
      rule !== null &&
      'test' in rule &&
      rule.test instanceof RegExp &&
      rule.test.test(fontFile),
  );
  if (!found[0] || found.length > 1 || found[0].exclude !== undefined)
    throw new Error(
      `guide-font-files: one rule of the bundler for ${fontFile} was expected, without exceptions, not ${found.length}; see src/plugins/fontFiles/README.md`,
    );
  return found[0];
}

/**
 * Keeps our font files as files of their own: Docusaurus writes files below 10 kB into the stylesheet,
 * where they hold up the first paint. See README.md.
 */
export const fontFiles =
  ({ folder, outputFolder }: Options): PluginModule =>
  ({ siteDir }: LoadContext): Plugin => {
    const source = path.join(siteDir, folder);
    const fonts = readdirSync(source).filter((file) => file.endsWith('.woff2'));
    if (!fonts[0]) throw new Error(`guide-font-files: there is no .woff2 file in ${folder}`);
    const [first] = fonts;
    return {
      name: 'guide-font-files',
      configureWebpack(config) {
        fontRule(config.module?.rules ?? [], first).exclude = source;
        return {
          module: {
            rules: [
              {
                test: /\.woff2$/,
                include: source,
                type: 'asset/resource',
                generator: { filename: `${outputFolder}/[name]-[contenthash:8][ext]` },
              },
            ],
          },
        };
      },
    };
  };
