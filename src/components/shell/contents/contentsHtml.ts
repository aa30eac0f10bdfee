import type { ContentsChapter, ContentsItem } from './chaptersOf';

const inAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The loader hands the heading over as escaped HTML, made from plain text at build time. */
const entry = ({ id, number, value }: ContentsItem): string => {
  const head = number ? `<span class="contents-number">${number} </span>` : '';
  const link = `class="table-of-contents__link" href="#${inAttribute(id)}"`;
  return `<a ${link}>${head}<span>${value}</span></a>`;
};

const chapterHtml = (chapter: ContentsChapter): string => {
  const sections = chapter.sections.map((section) => `<li>${entry(section)}</li>`).join('');
  const below = sections && `<ul>${sections}</ul>`;
  return `<li class="contents-chapter">${entry(chapter)}${below}</li>`;
};

/** The items of the contents list, chapters with their sections, as HTML. */
export const contentsHtml = (chapters: readonly ContentsChapter[]): string =>
  chapters.map(chapterHtml).join('');
