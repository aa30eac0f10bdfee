import { articleOnPage, articleSelector } from './articleOnPage';
import { inSlices } from './slices';

/** Characters of HTML that are parsed in one step. */
const stepLength = 16_384;

/** Parses a page bit by bit; nothing in it is run or loaded. */
function* parseSteps(html: string): Generator<void, Document> {
  const page = document.implementation.createHTMLDocument('');
  page.open();
  for (let from = 0; from < html.length; from += stepLength) {
    // Only `write` parses in pieces; the parser of a whole page would hold the reader up.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    page.write(html.slice(from, from + stepLength));
    yield;
  }
  page.close();
  return page;
}

/**
 * The guide's article: the one on the page, or, from the not-found page, the one of the home page.
 *
 * @throws if the home page cannot be had or holds no article.
 */
export async function articleOf(home: string): Promise<Element> {
  const present = articleOnPage();
  if (present) return present;
  const response = await fetch(home);
  if (!response.ok)
    throw new Error(`The guide could not be loaded: ${response.status} for ${home}`);
  const page = await inSlices(parseSteps(await response.text()));
  const article = page.querySelector(articleSelector);
  if (!article) throw new Error(`The guide could not be loaded: ${home} holds no article`);
  return article;
}
