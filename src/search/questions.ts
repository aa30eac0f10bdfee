import type { Section } from './section';

/** Most questions that are offered. */
const most = 4;

/** The places that the answer below a heading leads to. */
function linksBelow(heading: Element): readonly string[] {
  const links: string[] = [];
  for (
    let next = heading.nextElementSibling;
    next && !/^H[2-4]$/.test(next.tagName);
    next = next.nextElementSibling
  )
    for (const link of next.querySelectorAll('a[href^="#"]'))
      links.push(link.getAttribute('href')?.slice(1) ?? '');
  return links;
}

/**
 * The questions of owners whose answers lead most into a chapter; in the chapter of questions itself those
 * of the section that is read.
 *
 * @param reading the ids of the chapter and the section that the reader has in view
 */
export function questionsOf(
  sections: readonly Section[],
  article: Element,
  reading: { readonly chapter: string; readonly section: string },
): readonly Section[] {
  const byId = new Map(sections.map((section) => [section.id, section]));
  const chapter = byId.get(reading.chapter)?.title;
  const here = byId.get(reading.section)?.title;
  if (chapter === undefined) return [];
  const leading = sections
    .filter(({ id }) => id.startsWith('ask-'))
    .map((question) => {
      const heading = article.ownerDocument.getElementById(question.id);
      const links = heading ? linksBelow(heading) : [];
      const into = links.filter((id) => byId.get(id)?.chapter.title === chapter).length;
      const isHere = question.within?.title === here;
      return { question, share: isHere ? 2 : into / Math.max(1, links.length) };
    });
  return leading
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, most)
    .map(({ question }) => question);
}
