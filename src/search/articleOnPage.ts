/** The element that holds the words of the guide. */
export const articleSelector = '.theme-doc-markdown';

/** The guide's article, if this page shows it; the not-found page has none. */
export const articleOnPage = (): Element | null => document.querySelector(articleSelector);
