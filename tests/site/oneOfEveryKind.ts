import type { Page } from '@playwright/test';

/**
 * Leaves of the article two elements of every kind: same names, classes and roles all the way up. The
 * article repeats few kinds thousands of times, and colours depend on the kind alone; without this a
 * check of every colour would take minutes.
 */
export function keepOneOfEveryKind(page: Page): Promise<void> {
  return page.evaluate(() => {
    const kept = new Map<string, number>();
    const kindOf = (element: Element): string =>
      [element.localName, 'class', 'role', 'data-sure', 'align']
        .map((name, index) => (index === 0 ? name : (element.getAttribute(name) ?? '')))
        .join('|');
    const prune = (element: Element, above: string): void => {
      for (const child of [...element.children]) {
        const kind = `${above} ${kindOf(child)}`;
        const before = kept.get(kind) ?? 0;
        kept.set(kind, before + 1);
        if (before >= 2) child.remove();
        else prune(child, kind);
      }
    };
    const article = document.querySelector('article');
    if (article) prune(article, '');
  });
}
