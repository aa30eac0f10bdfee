import { articleOf } from './article';
import { collectSteps } from './collect';
import { find, type Finding } from './find';
import { indexSteps } from './searchIndex';
import { inSlices } from './slices';

/** The guide, read and ready to be searched. */
export interface Guide {
  readonly find: (typed: string) => readonly Finding[];
}

function* readSteps(article: Element): Generator<void, Guide> {
  const sections = yield* collectSteps(article);
  if (sections.length === 0)
    throw new Error('The guide could not be searched: the article holds no sections');
  const index = yield* indexSteps(sections);
  return { find: (typed) => find(index, typed) };
}

/** Reads the guide for searching. @throws if it cannot be had; a later try may succeed. */
export const openGuide = async (home: string): Promise<Guide> =>
  inSlices(readSteps(await articleOf(home)));
