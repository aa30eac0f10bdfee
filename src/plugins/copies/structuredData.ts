import type { Edition } from './dataset';

interface Article {
  readonly title: string;
  readonly description: string;
  readonly edition: Edition;
  /** Name of the copy in Markdown. */
  readonly markdown: string;
}

/** Data about the article in the words of schema.org; nothing of it can end the script element. */
function articleData({ title, description, edition, markdown }: Article): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    inLanguage: 'en-GB',
    url: edition.url,
    ...(edition.version && { dateModified: edition.version }),
    license: edition.license,
    isAccessibleForFree: true,
    encoding: {
      '@type': 'MediaObject',
      encodingFormat: 'text/markdown',
      contentUrl: edition.url + markdown,
    },
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * The page with data about its article in its head. Browsers do not run it, so that no policy has to allow it.
 *
 * @throws if the page has not exactly one end of the head
 */
export function withArticleData(html: string, article: Article): string {
  const [before, after, ...more] = html.split('</head>');
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error('guide-copies: a page with exactly one end of the head was expected');
  return `${before}<script type="application/ld+json">${articleData(article)}</script></head>${after}`;
}
