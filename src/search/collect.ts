import { Drafts } from './drafts';
import { readableNodes } from './readable';
import type { Section } from './section';
import { inSlices, type Slicing } from './slices';

/** Collects the sections of the rendered article, one node per step. */
export function* collectSteps(article: Element): Generator<void, readonly Section[]> {
  const drafts = new Drafts();
  for (const node of readableNodes(article)) {
    drafts.meet(node);
    yield;
  }
  return drafts.sections;
}

/** The sections of the article, collected between other work of the page. */
export const collectInSlices = (
  article: Element,
  slicing?: Partial<Slicing>,
): Promise<readonly Section[]> => inSlices(collectSteps(article), slicing);

/** The sections of the article, collected at once: for tests and small documents. */
export function sectionsOf(article: Element): readonly Section[] {
  const steps = collectSteps(article);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
