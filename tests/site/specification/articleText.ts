import type { Page } from '@playwright/test';

const selector = '.article-body';

/** Every character of the article as it stands in the page, with the tables that wait as text in folds. */
export const articleText = (page: Page): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((article) => {
      const copy = article.cloneNode(true) as Element;
      for (const waiting of copy.querySelectorAll('noscript'))
        if (!waiting.firstElementChild) waiting.outerHTML = waiting.textContent;
      return copy.textContent;
    });

/** Every character of the article as the server sends it, untouched by any program. */
export const staticArticleText = (page: Page): Promise<string> =>
  page.evaluate(async (article) => {
    const home = document.querySelector<HTMLAnchorElement>('nav a')?.href ?? '';
    const html = await (await fetch(home)).text();
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return body.querySelector(article)?.textContent ?? '';
  }, selector);
