import { type Hits, hitsOf } from './hits';
import { queryWords, questionsOf } from './query';
import type { SearchIndex } from './searchIndex';
import type { Section } from './section';

/** A section that answers, and the words of the guide that made it answer. */
export interface Finding {
  readonly section: Section;
  readonly hits: Hits;
}

/** A row of a list stands behind the prose that explains it, unless its very name was typed. */
const weight: Readonly<Record<Section['kind'], number>> = { section: 1, term: 1, entry: 0.6 };

/** The sections that answer what was typed, best first; none for an empty text. */
export function find(index: SearchIndex, typed: string): readonly Finding[] {
  const boostDocument = (page: number): number => weight[index.sections[page]?.kind ?? 'section'];
  const asked = queryWords(typed).flatMap(({ token, parts }) => [
    token,
    ...parts.map((part) => part.token),
  ]);
  for (const question of questionsOf(typed, index)) {
    const findings = new Map<Section, Finding>();
    for (const { id, terms } of index.words.search(question, { boostDocument })) {
      const section = index.sections[id as number];
      if (!section) continue;
      const earlier = findings.get(section)?.hits ?? [];
      findings.set(section, { section, hits: new Map([...earlier, ...hitsOf(terms, asked)]) });
    }
    if (findings.size > 0) return [...findings.values()];
  }
  return [];
}
