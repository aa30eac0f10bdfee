/** What turns the prose of `docs/` into numbered, sourced and checked pages. Build only. */
export { rehypeSectionEnd } from './rehypeSectionEnd';
export { rehypeSections } from './rehypeSections';
export { remarkRepository } from './remarkRepository';
import { remarkContents } from './remarkContents';
import { remarkHouseRules } from './remarkHouseRules';
import { remarkNumbers } from './remarkNumbers';
import { remarkOpening } from './remarkOpening';
import { remarkSee } from './remarkSee';
import { remarkSources } from './remarkSources';
import { remarkTableUses } from './remarkTableUses';
import { remarkTerms } from './remarkTerms';
import { remarkTitleBlock } from './remarkTitleBlock';

/** The remark plugins of the guide, in the order in which they must run. */
export const guidePlugins = (docsDir: string) =>
  [
    remarkHouseRules,
    remarkTitleBlock,
    remarkNumbers,
    remarkContents,
    remarkOpening,
    remarkTerms,
    remarkSee,
    remarkTableUses,
    remarkSources,
  ].map((plugin) => [plugin, { docsDir }] as const);
