import { wholePage } from '../builtSite/wholePage';
import type { BenchSite } from './benchSite';

/** The article of a built guide, as a document of its own. */
export function builtArticle({ folder }: BenchSite): Element {
  const article = wholePage(folder).window.document.querySelector('.article-body');
  if (!article) throw new Error(`The page in ${folder} has no article.`);
  return article;
}
