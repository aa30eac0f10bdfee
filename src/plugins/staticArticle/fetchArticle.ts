/** The element that holds the article's own HTML. */
export const articleSelector = '.article-body';

/**
 * The article, taken from the built page.
 *
 * @throws if the page cannot be had or holds no article; the router then reloads the page.
 */
export async function fetchArticle(address: string): Promise<Element> {
  const response = await fetch(address);
  if (!response.ok)
    throw new Error(`The guide could not be loaded: ${response.status} for ${address}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const article = page.querySelector(articleSelector);
  if (!article) throw new Error(`The guide could not be loaded: ${address} holds no article`);
  return article;
}
