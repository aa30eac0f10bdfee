import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { leanStyles } from './leanStyles';
import { namesInUse } from './namesInUse';
import { screenAndPrint } from './printStyles';
import { shortProperties } from './shortProperties';

/** Where the bundler lays styles and scripts, from the root of the site. */
const styles = 'assets/css';
const scripts = 'assets/js';

export interface StyleFiles {
  /** The bundler's stylesheet, which is no more. */
  readonly before: string;
  readonly screen: string;
  readonly print: string;
}

/** Writes a stylesheet under a name that changes with what it holds. Returns the name. */
function written(outDir: string, name: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const file = `${styles}/${name}.${hash}.css`;
  writeFileSync(path.join(outDir, file), css);
  return file;
}

/**
 * Puts two lean stylesheets, for screen and paper, in the place of the bundler's one.
 *
 * @throws if the bundler wrote more than one, which would mean that one of them is loaded late
 */
export function leanStyleFiles(outDir: string, pages: string): StyleFiles {
  const [sheet, ...others] = readdirSync(path.join(outDir, styles));
  if (!sheet || others.length > 0)
    throw new Error(`One stylesheet was expected in ${styles}, not ${1 + others.length}`);
  const before = `${styles}/${sheet}`;
  const programs = readdirSync(path.join(outDir, scripts))
    .map((file) => readFileSync(path.join(outDir, scripts, file), 'utf8'))
    .join('\n');
  const css = readFileSync(path.join(outDir, before), 'utf8');
  const inUse = namesInUse({ pages, scripts: programs });
  const lean = shortProperties(leanStyles(css, inUse), inUse);
  const [screen, print] = screenAndPrint(lean);
  unlinkSync(path.join(outDir, before));
  return {
    before,
    screen: written(outDir, 'styles', screen),
    print: written(outDir, 'print', print),
  };
}
