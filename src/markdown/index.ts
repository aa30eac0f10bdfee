/** What turns the prose of `docs/` into numbered, sourced and checked pages. Build only. */
import { rehypePlainFormulas } from './rehypePlainFormulas';
import { rehypeSectionEnd } from './rehypeSectionEnd';
import { rehypeSections } from './rehypeSections';
import { remarkContents } from './remarkContents';
import { remarkHouseRules } from './remarkHouseRules';
import { remarkJobTitles } from './remarkJobTitles';
import { remarkNumbers } from './remarkNumbers';
import { remarkOpening } from './remarkOpening';
import { remarkRepository } from './remarkRepository';
import { remarkSee } from './remarkSee';
import { remarkSources } from './remarkSources';
import { remarkTableUses } from './remarkTableUses';
import { remarkTerms } from './remarkTerms';
import { remarkTitleBlock } from './remarkTitleBlock';

interface Guide {
  /** The folder of the chapters, absolute. */
  readonly docsDir: string;
  /** Address of the repository that the site is built from. */
  readonly repository: string;
  /** What readers see as the version. */
  readonly version: string;
}

// Docusaurus sends the options in its configuration to every reader; what a function encloses stays here.

/** The remark plugins of the guide, in the order in which they must run. */
export const remarkPlugins = ({ docsDir, repository }: Guide) => [
  ...[
    remarkHouseRules,
    remarkJobTitles,
    remarkTitleBlock,
    remarkNumbers,
    remarkContents,
    remarkOpening,
    remarkTerms,
    remarkSee,
    remarkTableUses,
    remarkSources,
  ].map((plugin) => () => plugin({ docsDir })),
  () => remarkRepository({ repository }),
];

/** The rehype plugins of the guide, in the order in which they must run. */
export const rehypePlugins = (guide: Guide) => [
  rehypePlainFormulas,
  rehypeSections,
  () => rehypeSectionEnd(guide),
];
