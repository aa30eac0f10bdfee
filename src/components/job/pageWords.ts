import { nameOfPlace } from '@site/src/components/article/nameOfPlace';

/** What is no word of a job: source marks, links of headings, marks for the job view. */
const noWords = '.source-mark, .hash-link, [hidden], .do-job, svg';

/**
 * A link to a section reads as the section’s title, so that a new number is no new text. Its title
 * comes by program, sooner or later, and must not change the words.
 */
function nameLinks(element: Element): void {
  for (const link of element.querySelectorAll<HTMLAnchorElement>('a.see')) {
    const name = nameOfPlace(link.hash);
    if (name !== '') link.textContent = `“${name}”`;
  }
}

/** The words of a part of the page, as a reader hears them. */
export function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const each of copy.querySelectorAll(noWords)) each.remove();
  nameLinks(copy);
  return copy.textContent
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
