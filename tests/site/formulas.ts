import type { Page } from '@playwright/test';

/** True once KaTeX's stylesheet, wherever it came from, dresses the formulas. */
export async function drawnByKatex(page: Page): Promise<boolean> {
  return page
    .locator('article .katex')
    .first()
    .evaluate((formula) => getComputedStyle(formula).fontFamily.includes('KaTeX'));
}

/**
 * The formulas a reader cannot read, as their TeX. Exactly one form must show: MathML drawn by the
 * browser, which plain formulas have alone, or KaTeX's own drawing, which needs its stylesheet to be
 * more than loose letters.
 */
export async function unreadableFormulas(page: Page): Promise<string[]> {
  return page.locator('article').evaluate((article) => {
    for (const fold of article.querySelectorAll('details')) fold.open = true;
    const shows = (element: Element | null): boolean => {
      const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return (
        width > 2 && height > 2 && element?.checkVisibility({ visibilityProperty: true }) === true
      );
    };
    return [...article.querySelectorAll('.katex')]
      .filter((formula) => {
        const mathml = formula.querySelector('.katex-mathml, :scope > math');
        const drawing = formula.querySelector('.katex-html');
        const dressed = getComputedStyle(formula).fontFamily.includes('KaTeX');
        return shows(mathml) === (shows(drawing) && dressed);
      })
      .map((formula) => formula.querySelector('annotation')?.textContent ?? 'a formula');
  });
}
