import { Drafts } from './drafts';
import { readableNodes } from './readable';
import type { Section } from './section';
import { atOnce } from './slices';

/** Nodes of one step; to ask the clock at each would cost as much as to read it. */
const stepLength = 16;

/** Collects the sections of the rendered article, a few nodes per step. */
export function* collectSteps(article: Element): Generator<void, readonly Section[]> {
  const drafts = new Drafts();
  let met = 0;
  for (const node of readableNodes(article)) {
    drafts.meet(node);
    met += 1;
    if (met % stepLength === 0) yield;
  }
  return drafts.sections;
}

/** The sections of the article, collected at once: for tests and small documents. */
export const sectionsOf = (article: Element): readonly Section[] => atOnce(collectSteps(article));
