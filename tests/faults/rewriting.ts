// cspell:ignore darkreader -- how Dark Reader marks what it changes
import type { Page } from '@playwright/test';

/**
 * Does to every text what a translation program does, but for the words: each text node goes, and in its place
 * stand two `font` elements around a new one.
 */
function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (
      text.data.trim() === '' ||
      text.parentElement?.closest('script, style, noscript, svg, math')
    )
      continue;
    // Such programs use an element that HTML has given up.
    const font = (): HTMLElement => document.createElement('font' as string);
    const outer = font();
    const inner = outer.appendChild(font());
    for (const { style } of [outer, inner]) style.verticalAlign = 'inherit';
    inner.append(text.data);
    text.replaceWith(outer);
  }
}

/** Does to the page what an extension for dark pages does: marks, styles and colours on elements. */
function darken(): void {
  document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
  document.documentElement.setAttribute('data-darkreader-scheme', 'dark');
  const style = document.createElement('style');
  style.className = 'darkreader darkreader--fallback';
  document.head.prepend(style);
  for (const link of document.querySelectorAll('link[rel=stylesheet]'))
    link.after(Object.assign(document.createElement('style'), { className: 'darkreader' }));
  for (const element of document.body.querySelectorAll<HTMLElement | SVGElement>('*')) {
    element.setAttribute('data-darkreader-inline-color', '');
    element.style.setProperty('--darkreader-inline-color', '#e8e6e3');
  }
}

/** What extensions do to a page. */
export const rewritings = { wrapTexts, darken };

/** Rewrites the page when it is read whole and its program has not begun. */
export async function beforeProgram(page: Page, rewrite: () => void): Promise<void> {
  await page.route('**/assets/js/main.*.js', async (route) => {
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.evaluate(rewrite);
    await route.continue();
  });
}
