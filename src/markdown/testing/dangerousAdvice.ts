/**
 * Advice that can break an engine or an engine computer, and that no text may give. The chapters are
 * read section by section, as readers do who come by a link and see only that one.
 */
import { plainStatement, statementsOf } from './statements';
import { withoutStopOrWayBack } from './advice/completeProcedure';
import { flashWithoutBattery } from './advice/flashWithBattery';
import { leanFullThrottle } from './advice/fullThrottleMixture';
import { guardedValue } from './advice/guarded';
import { revLimitCalledSafe } from './advice/revLimit';
import type { Rule, Section } from './advice/section';

const heading = /^#{2,4} .*\{\/\* #([a-z0-9-]+) \*\/\}$/;

/** The sections of a chapter, each with what stands between its heading and the next. */
export function sectionsOf(source: string): readonly Pick<Section, 'id' | 'source'>[] {
  const sections: { id: string; lines: string[] }[] = [{ id: 'opening', lines: [] }];
  for (const line of source.split('\n')) {
    const id = heading.exec(line)?.[1];
    if (id) sections.push({ id, lines: [] });
    sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ id, lines }) => ({ id, source: lines.join('\n') }));
}

const rules: readonly Rule[] = [
  withoutStopOrWayBack,
  flashWithoutBattery,
  revLimitCalledSafe,
  leanFullThrottle,
  guardedValue,
];

const adviceOf = (section: Section): readonly string[] =>
  rules.flatMap((rule) => rule(section).map((words) => `#${section.id}: ${words}`));

/** What a chapter advises that can do harm, with the id of the section; empty if nothing. */
export const dangerousAdviceIn = (source: string): readonly string[] =>
  sectionsOf(source).flatMap((each) =>
    adviceOf({ ...each, statements: statementsOf(each.source) }),
  );

/** The same of one text of the data, which is shown with links to these sections. */
export const dangerousAdviceInText = (
  id: string,
  text: string,
  links: readonly string[] = [],
): readonly string[] => adviceOf({ id, source: text, statements: [plainStatement(text, links)] });
