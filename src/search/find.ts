import { isFiller } from './fillers';
import { type Hits, type Hit, withoutOtherWords } from './hits';
import { leadsFor } from './ownersWords';
import { asLookedFor, queryWords, type Wanted, wantedOf } from './query';
import { quantitiesIn, quantityPattern } from './quantities';
import { namedKind } from './named';
import { namesMeant } from './namesMeant';
import type { SearchIndex } from './searchIndex';
import type { Section } from './section';
import { spelling, stemsOf, type TitleWords, titleWords } from './titleWords';

/** A section that answers, and the words of the guide that made it answer. */
export interface Finding {
  readonly section: Section;
  readonly hits: Hits;
}

/** What readers want first: what a thing is about, then rows of lists, then where it is from. */
function weightOf({ id, kind }: Section): number {
  if (id.startsWith('source-') || id.startsWith('link-')) return 0.1;
  if (kind === 'section') return id.startsWith('ask-') ? 1.15 : 1;
  if (kind === 'term') return 0.6;
  return 0.35;
}

/** How much is added, in shares of the best score, where the very name was typed. */
function worthOfName({ exactTitle, kind }: Section): number {
  if (exactTitle) return 3;
  return kind === 'term' ? 0.2 : 1;
}

/** As much for a word whose meaning is asked: more than owners' words lead to. */
const worthOfMeaning = 1.6;

interface Scored {
  score: number;
  /** How much each typed word adds. */
  readonly byWord: Map<string, number>;
  readonly hits: Map<string, Hit>;
}

/** Which sections hold a typed word, in which of its ways, and how much that counts. */
function scoresOf({ asked, ways, parts }: Wanted, index: SearchIndex, into: Map<Section, Scored>) {
  const add = (page: number, score: number, tokens: readonly (readonly [string, Hit])[]) => {
    const section = index.sections[page];
    if (!section) return;
    const scored = into.get(section) ?? {
      score: 0,
      byWord: new Map<string, number>(),
      hits: new Map<string, Hit>(),
    };
    into.set(section, scored);
    scored.byWord.set(asked, Math.max(scored.byWord.get(asked) ?? 0, score));
    for (const [token, hit] of tokens) if (!scored.hits.has(token)) scored.hits.set(token, hit);
  };
  const byToken = new Map(ways.map((way) => [way.token, way]));
  if (byToken.size > 0) {
    const boostTerm = (token: string): number => byToken.get(token)?.weight ?? 1;
    for (const { id, score, terms } of index.words.search(
      { combineWith: 'OR', queries: [...byToken.keys()] },
      { boostTerm },
    ))
      add(
        id as number,
        score,
        terms.map((token) => [token, { asked, nearness: byToken.get(token)?.nearness ?? 3 }]),
      );
  }
  // The `a` of `a/f` is not in the index.
  const telling = parts.filter((part) => !isFiller(part));
  if (parts.length > 1 && telling.length > 0) {
    const forms = telling.map((part) => ({
      combineWith: 'OR' as const,
      queries: [part, ...index.vocabulary.formsOf(part)],
    }));
    for (const { id, score, terms } of index.words.search({ combineWith: 'AND', queries: forms }))
      add(
        id as number,
        score,
        terms.map((token) => [token, { asked: token, nearness: 3 }]),
      );
  }
}

/** How much a typed word tells: the fewer sections hold it, the more. */
const rarity = (asked: string, scores: ReadonlyMap<Section, Scored>): number => {
  let holders = 0;
  for (const { byWord } of scores.values()) if (byWord.has(asked)) holders += 1;
  return holders === 0 ? 0 : Math.log(1 + scores.size / holders) + 0.5;
};

/** How much of a title the typed words are, from 0 to 1; 1 is the very title. */
function shareOfTitle({ stems: inTitle }: TitleWords, stems: ReadonlySet<string>): number {
  return inTitle.length === 0
    ? 0
    : inTitle.filter((each) => stems.has(each)).length / inTitle.length;
}

/** The sections that answer what was typed, best first; none for an empty text. */
export function find(index: SearchIndex, text: string): readonly Finding[] {
  const typed = asLookedFor(text);
  const words = queryWords(typed);
  const scores = new Map<Section, Scored>();
  const wanted = wantedOf(words, index);
  for (const each of wanted) scoresOf(each, index, scores);
  const told = new Map(wanted.map(({ asked }) => [asked, rarity(asked, scores)]));
  const all = [...told.values()].reduce((sum, each) => sum + each, 0) || 1;
  const leads = leadsFor(
    typed,
    index.sayings,
    wanted.flatMap(({ alike }) => alike),
  );
  const stems = new Set(stemsOf(words));
  const exact = spelling(typed);
  const meant = namesMeant(typed, (name) => index.names.has(name));
  let best = 1;
  for (const [section, scored] of scores) {
    let held = 0;
    let sum = 0;
    for (const [asked, score] of scored.byWord) {
      held += told.get(asked) ?? 0;
      sum += score;
    }
    const share = shareOfTitle(titleWords(section), stems);
    scored.score = sum * (held / all) ** 3 * (1 + share) * weightOf(section);
    best = Math.max(best, scored.score);
  }
  addQuantities(typed, best, scores);
  addLeads(leads, best, index, scores);
  // The very name leads, before the words of owners if it is one that a program shows.
  for (const [section, scored] of scores)
    if (titleWords(section).spelling === exact) scored.score += best * worthOfName(section);
    else if (meant.has(titleWords(section).spelling) && namedKind(section))
      scored.score += best * worthOfMeaning;
  return [...scores]
    .sort(([, one], [, other]) => other.score - one.score)
    .map(([section, { hits }]) => ({ section, hits: withoutOtherWords(hits) }));
}

/** Where a number stands with the unit that was typed it is told, and not a number that looks alike. */
function addQuantities(typed: string, best: number, scores: ReadonlyMap<Section, Scored>): void {
  const patterns = quantitiesIn(typed).map(quantityPattern);
  if (patterns.length === 0) return;
  for (const [section, scored] of scores)
    if (patterns.some((pattern) => pattern.test(section.text)))
      scored.score = 2 * scored.score + 0.3 * best * weightOf(section);
}

/** Sections that owners' words lead to stand before what the letters alone find. */
function addLeads(
  leads: ReadonlyMap<string, number>,
  best: number,
  index: SearchIndex,
  scores: Map<Section, Scored>,
): void {
  if (leads.size === 0) return;
  for (const section of new Set(index.sections)) {
    const lead = leads.get(section.id);
    if (lead === undefined) continue;
    const scored = scores.get(section) ?? {
      score: 0,
      byWord: new Map<string, number>(),
      hits: new Map<string, Hit>(),
    };
    scored.score += best * lead;
    scores.set(section, scored);
  }
}
