import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { sectionsOf } from '../../src/search/collect';
import { articleSelector } from '../../src/search/articleOnPage';
import { indexSteps, type SearchIndex } from '../../src/search/searchIndex';
import { atOnce } from '../../src/search/slices';

/** The index that a reader's browser makes of a built page. @throws if the page holds no article. */
export function indexOfPage(file: string): SearchIndex {
  const { window } = new JSDOM(readFileSync(file, 'utf8'));
  const { Node, NodeFilter } = window as unknown as typeof globalThis;
  // The collector runs in a browser and takes the kinds of nodes from there.
  Object.assign(globalThis, { Node, NodeFilter });
  const article = window.document.querySelector(articleSelector);
  if (!article) throw new Error(`${file} holds no article: run npm run build`);
  return atOnce(indexSteps(sectionsOf(article)));
}
