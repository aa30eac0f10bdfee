/**
 * What the browser gets in place of the document: it keeps the HTML that is already in the page.
 *
 * React leaves the children of an element with `dangerouslySetInnerHTML` alone when it hydrates, so
 * the words stay as the server wrote them. When readers leave for the not-found page the HTML is kept
 * and rendered again on return; when they start at the not-found page it is fetched first.
 */
import metadata from 'guide-metadata';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { contentsOf } from './contentsOf';
import { articleSelector, fetchArticle } from './fetchArticle';

const inPage = document.querySelector(articleSelector);
const source = inPage ?? (await fetchArticle(metadata.permalink));
let kept = inPage ? '' : source.innerHTML;

export { metadata };
export const toc = contentsOf(source);
export const frontMatter = metadata.frontMatter;
export const contentTitle = undefined;
export const assets = {};

export default function AdoptedArticle(): ReactNode {
  const article = useRef<HTMLDivElement>(null);
  // The same object at every render: React would write the text anew for another one.
  const [html] = useState(() => ({ __html: kept }));
  useLayoutEffect(() => {
    const element = article.current;
    // React draws anew what it does not recognise, as after a translation program: the article comes along.
    if (inPage && !element?.firstChild) element?.append(...inPage.childNodes);
    return () => {
      if (element) kept = element.innerHTML;
    };
  }, []);
  return (
    <div
      className="article-body"
      ref={article}
      dangerouslySetInnerHTML={html}
      suppressHydrationWarning
    />
  );
}
