import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { basePathOfBuild } from '../server/basePath';
import { type BenchSite, benchFolder } from './benchSite';
import { builtArticle } from './builtArticle';

/**
 * The article of a built guide as plain HTML: no program, no shell, and the guide's stylesheet with its
 * faces as the only one. Formulas are left to the browser's own MathML.
 */
export function plainSite(guide: BenchSite): BenchSite {
  const folder = path.join(benchFolder, `plain-${guide.share}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const kind of ['css', 'fonts'])
    cpSync(path.join(guide.folder, 'assets', kind), path.join(folder, 'assets', kind), {
      recursive: true,
    });
  const sheet = readdirSync(path.join(folder, 'assets', 'css')).find((file) =>
    file.startsWith('styles.'),
  );
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>NC Miata Tuning</title>` +
      `<meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<link rel="stylesheet" href="${basePathOfBuild(guide.folder)}assets/css/${sheet}"></head>` +
      `<body><div class="doc-frame"><div class="doc-text"><article>` +
      `<div class="theme-doc-markdown markdown">${builtArticle(guide).outerHTML}</div>` +
      `</article></div></div></body></html>`,
  );
  return { name: 'plain HTML', share: guide.share, folder };
}
