import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import type { BenchSite } from './benchSite';

/** The article of a built guide, as a document of its own. */
export function builtArticle({ folder }: BenchSite): Element {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const article = new JSDOM(html).window.document.querySelector('.article-body');
  if (!article) throw new Error(`The page in ${folder} has no article.`);
  return article;
}
