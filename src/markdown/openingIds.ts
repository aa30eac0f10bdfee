import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { landmarksOf } from './parseChapter';

/** The ids of the headings before the first chapter; they have no number. */
export function openingIds(docsDir: string): readonly string[] {
  const file = path.join(docsDir, '_opening.mdx');
  return existsSync(file) ? landmarksOf(readFileSync(file, 'utf8')).map(({ id }) => id) : [];
}
