import { answer, type Answers } from './answers';
import { articleOf } from './article';
import { type Card, cardOf } from './card';
import { collectSteps } from './collect';
import { nearestWords } from './nearest';
import { questionsOf } from './questions';
import { indexSteps } from './searchIndex';
import type { Section } from './section';
import { inSlices } from './slices';

/** The guide, read and ready to be searched. */
export interface Guide {
  readonly answer: (typed: string) => Answers;
  /** What the guide tells of something that has a name. */
  readonly cardOf: (section: Section) => Card | undefined;
  /** Words of the guide that look like those typed; each finds something. */
  readonly nearestWords: (typed: string) => readonly string[];
  /** What owners ask about the chapter that is read, given by the ids of chapter and section. */
  readonly questionsOf: (reading: {
    readonly chapter: string;
    readonly section: string;
  }) => readonly Section[];
  /** A place by its id. */
  readonly place: (id: string) => Section | undefined;
  /** The numbered chapters, in order. */
  readonly chapters: readonly Section[];
}

const isChapter = ({ number, title, chapter }: Section): boolean =>
  number !== '' && number === chapter.number && title === chapter.title;

function* readSteps(article: Element): Generator<void, Guide> {
  const sections = yield* collectSteps(article);
  if (sections.length === 0)
    throw new Error('The guide could not be searched: the article holds no sections');
  const index = yield* indexSteps(sections);
  const byId = new Map(sections.map((section) => [section.id, section]));
  return {
    answer: (typed) => answer(index, typed),
    cardOf: (section) => cardOf(section, article),
    nearestWords: (typed) => nearestWords(typed, index),
    questionsOf: (reading) => questionsOf(sections, article, reading),
    place: (id) => byId.get(id),
    chapters: sections.filter(isChapter),
  };
}

/**
 * Reads the guide for searching.
 *
 * @param complete brings into the article what comes late
 * @throws if it cannot be had; a later try may succeed
 */
export async function openGuide(
  home: string,
  complete: (article: Element) => Promise<unknown>,
): Promise<Guide> {
  const article = await articleOf(home);
  await complete(article);
  return inSlices(readSteps(article));
}
