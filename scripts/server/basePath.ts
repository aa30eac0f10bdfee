import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The path a built page expects to live under, read from where it looks for its own assets. */
export function basePathOfPage(html: string): string {
  const found = /(?:src|href)="?(\/(?:[^"\s>]*?\/)?)assets\/(?:js|css)\//.exec(html)?.[1];
  if (found === undefined) throw new Error('The page names no script or stylesheet in assets/.');
  return found;
}

/** The base path of the build in a folder. */
export function basePathOfBuild(folder: string): string {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) throw new Error(`There is no ${index}. Run: npm run build`);
  return basePathOfPage(readFileSync(index, 'utf8'));
}
