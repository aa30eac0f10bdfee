import { Drafts } from './drafts';
import { isElement, readableNodes } from './readable';
import type { Section } from './section';
import { atOnce, inSlices, type Slicing } from './slices';

/** Collects the sections of the rendered article, one text per step. */
export function* collectSteps(article: Element): Generator<void, readonly Section[]> {
  const drafts = new Drafts();
  for (const node of readableNodes(article)) {
    drafts.meet(node);
    if (!isElement(node)) yield;
  }
  return drafts.sections;
}

/** The sections of the article, collected between other work of the page. */
export const collectInSlices = (
  article: Element,
  slicing?: Partial<Slicing>,
): Promise<readonly Section[]> => inSlices(collectSteps(article), slicing);

/** The sections of the article, collected at once: for tests and small documents. */
export const sectionsOf = (article: Element): readonly Section[] => atOnce(collectSteps(article));
