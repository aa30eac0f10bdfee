import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/**
 * Puts the guide's article in the place of the headings of the document, which are there only for the
 * list of contents. Its elements go the way that Markdown goes: through MDX, the theme's components,
 * the program and hydration. The site is built from its own folder.
 */
export function articleElements() {
  return (root: Root): void => {
    const html = readFileSync(path.resolve('article.html'), 'utf8');
    const article = fromHtml(html, { fragment: true });
    const program = root.children.filter(({ type }) => type !== 'element' && type !== 'text');
    root.children = [...program, ...article.children];
  };
}
