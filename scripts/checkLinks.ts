/** `npm run check:links`: the ids, headings, links and anchors of the built site. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { basePathOfBuild } from './server/basePath';
import { errorsOfSite } from './builtSite/pageErrors';
import { wholePage } from './builtSite/wholePage';

const folder = process.argv[2] ?? 'build';

/** The origin the build was made for, which its canonical link names. */
function originOf(index: Document | undefined): string {
  const canonical = index?.querySelector('link[rel="canonical"]')?.getAttribute('href');
  if (!canonical) throw new Error('The index document has no canonical link.');
  return new URL(canonical).origin;
}

try {
  const basePath = basePathOfBuild(folder);
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true });
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, wholePage(folder, file).window.document] as const),
  );
  const errors = errorsOfSite({
    origin: originOf(pages.get('index.html')),
    basePath,
    isFile: (path) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ?? false,
    pages,
  });
  for (const error of errors) console.error(error);
  console.log(`${pages.size} pages, ${errors.length} errors`);
  process.exitCode = errors.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
