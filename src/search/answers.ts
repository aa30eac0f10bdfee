import { find, type Finding } from './find';
import { leadsFor } from './ownersWords';
import { namedBy } from './named';
import { longestQuery } from './query';
import type { SearchIndex } from './searchIndex';
import type { Section } from './section';

/** All that the guide answers to what was typed. */
export interface Answers {
  /** Bears the very name that was typed; stands before the findings and not among them. */
  readonly named: Finding | undefined;
  /** Findings that stand before it: what owners mean by the word comes before what the word means. */
  readonly ahead: number;
  /** The meaning of the name, where the glossary has it and something else bears it too. */
  readonly meaning: Section | undefined;
  readonly findings: readonly Finding[];
}

/** Answers what was typed; nothing for an empty text. */
export function answer(index: SearchIndex, typed: string): Answers {
  const findings = find(index, typed);
  const [first, ...others] = namedBy(index.names, typed.slice(0, longestQuery));
  if (!first) return { named: undefined, ahead: 0, meaning: undefined, findings };
  const meaning = others.find(({ kind }) => kind === 'term');
  const shown = new Set([first, meaning]);
  const isLed =
    first.kind === 'term' && Math.max(0, ...leadsFor(typed, index.sayings).values()) >= 1;
  return {
    ahead: isLed ? 1 : 0,
    named: findings.find(({ section }) => section === first) ?? { section: first, hits: new Map() },
    meaning,
    findings: findings.filter(({ section }) => !shown.has(section)),
  };
}
