/**
 * Errors in the headings of a page's main part: not exactly one h1 and that one first, a level
 * skipped, a heading without words, or one below the h1 that no link can point to.
 */
export function headingErrors(document: Document): string[] {
  const main = document.querySelector('main') ?? document.body;
  const headings = [...main.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => ({
    level: Number(heading.tagName.slice(1)),
    id: heading.id,
    words: (heading.textContent || '').replace(/[\s\u200b]+/g, ' ').trim(),
  }));

  const errors: string[] = [];
  const titles = headings.filter(({ level }) => level === 1).length;
  if (titles !== 1) errors.push(`there are ${titles} headings of level 1, not one`);

  let above = 0;
  for (const { level, id, words } of headings) {
    const name = `the heading "${words}" (h${level})`;
    if (words === '') errors.push(`a heading (h${level}, id "${id}") has no words`);
    if (level > 1 && id === '') errors.push(`${name} has no id`);
    if (level > above + 1) errors.push(`${name} skips a level after h${above}`);
    above = level;
  }
  return errors;
}
