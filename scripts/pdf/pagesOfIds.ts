// cspell:ignore endobj Dests -- words of the PDF format
/** The pages below a node of the page tree, in order, by the numbers of their objects. */
function pagesBelow(pdf: string, node: string): readonly string[] {
  const at = pdf.indexOf(`\n${node} 0 obj`);
  const object = pdf.slice(at, pdf.indexOf('endobj', at));
  const kids = /\/Kids \[([^\]]*)\]/.exec(object)?.[1];
  if (kids === undefined) return [node];
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => pagesBelow(pdf, kid));
}

/**
 * On which page, from 1, each id stands that a link of the PDF leads to.
 *
 * @param pdf a PDF as Chromium prints it, one character for each byte
 * @throws if it has no pages or no named places
 */
export function pagesOfIds(pdf: string): Record<string, number> {
  const root = /\/Type \/Catalog\s*\/Pages (\d+) 0 R/.exec(pdf)?.[1];
  const named = /\/Dests (\d+) 0 R/.exec(pdf)?.[1];
  if (!root || !named) throw new Error('The PDF has no pages or no named places.');
  const pages = pagesBelow(pdf, root);
  const at = pdf.indexOf(`\n${named} 0 obj`);
  const places = pdf.slice(at, pdf.indexOf('endobj', at));
  return Object.fromEntries(
    [...places.matchAll(/\/([\w.%-]+) \[(\d+) 0 R/g)].map(([, id = '', page = '']) => [
      id,
      pages.indexOf(page) + 1,
    ]),
  );
}
