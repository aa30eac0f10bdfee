import type { Page } from '@playwright/test';

const selector = '.article-body';

/** Every character of the article as it stands in the page. */
export const articleText = (page: Page): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((article) => article.textContent);

/** Every character of the article as the server sends it, untouched by any program. */
export const staticArticleText = (page: Page): Promise<string> =>
  page.evaluate(async (article) => {
    const home = document.querySelector<HTMLAnchorElement>('nav a')?.href ?? '';
    const html = await (await fetch(home)).text();
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return body.querySelector(article)?.textContent ?? '';
  }, selector);
