import { sectionsOf } from '../../src/search/collect';
import { articleSelector } from '../../src/search/articleOnPage';
import { indexSteps, type SearchIndex } from '../../src/search/searchIndex';
import { atOnce } from '../../src/search/slices';
import { wholePage } from '../builtSite/wholePage';

/** The index that a reader's browser makes of a built guide. @throws if its page holds no article. */
export function indexOfPage(folder: string): SearchIndex {
  const { window } = wholePage(folder);
  const { Node, NodeFilter } = window as unknown as typeof globalThis;
  // The collector runs in a browser and takes the kinds of nodes from there.
  Object.assign(globalThis, { Node, NodeFilter });
  const article = window.document.querySelector(articleSelector);
  if (!article) throw new Error(`${folder} holds no article: run npm run build`);
  return atOnce(indexSteps(sectionsOf(article)));
}
