import { readFileSync, readdirSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from '../contentHash';
import { screenAndPrint } from './printStyles';
import { usedStyles } from './usedStyles';

/** Where the bundler lays styles and scripts, from the root of the site. */
const stylesFolder = 'assets/css';
const scriptsFolder = 'assets/js';

/** Addresses from the root of the site. */
export interface Stylesheets {
  /** The stylesheet that the bundler wrote, and to which the pages still link. It is deleted. */
  readonly bundled: string;
  readonly screen: string;
  readonly print: string;
}

/** Writes a stylesheet under a name that changes with its content. Returns its address. */
function write(outDir: string, name: string, css: string): string {
  if (!css) throw new Error(`guide-post-build: there are no styles for ${name}`);
  const file = `${stylesFolder}/${name}.${contentHash(css)}.css`;
  writeFileSync(path.join(outDir, file), css);
  return file;
}

/**
 * Replaces the bundler's stylesheet by two, for screen and paper, without the styles that nothing uses.
 *
 * @throws if the bundler wrote more than one, which would mean that one of them is loaded late
 */
export async function splitStylesheet(
  outDir: string,
  pages: readonly string[],
): Promise<Stylesheets> {
  const [sheet, ...others] = readdirSync(path.join(outDir, stylesFolder));
  if (!sheet || others.length > 0)
    throw new Error(
      `guide-post-build: one stylesheet was expected in ${stylesFolder}, not ${1 + others.length}`,
    );
  const bundled = `${stylesFolder}/${sheet}`;
  const scripts = readdirSync(path.join(outDir, scriptsFolder)).map((file) =>
    readFileSync(path.join(outDir, scriptsFolder, file), 'utf8'),
  );
  const css = await usedStyles(readFileSync(path.join(outDir, bundled), 'utf8'), {
    pages,
    scripts,
  });
  const [screen, print] = screenAndPrint(css);
  unlinkSync(path.join(outDir, bundled));
  return {
    bundled,
    screen: write(outDir, 'styles', screen),
    print: write(outDir, 'print', print),
  };
}
