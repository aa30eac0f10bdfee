const source = /<annotation\b[^>]*>[^<]*<\/annotation>/g;
const around = /<\/?semantics>/g;

/**
 * The page without the TeX of its formulas, and without the element that holds it beside the signs.
 *
 * @throws if a page with formulas has none, or some is left: KaTeX writes it otherwise
 */
export function withoutTex(html: string): string {
  const page = html.replace(source, '').replace(around, '');
  const isMissed = page === html && html.includes('<math');
  if (isMissed || /<(?:annotation|semantics)/.test(page))
    throw new Error('guide-tex-source: the formulas hold no TeX where it was expected');
  return page;
}
