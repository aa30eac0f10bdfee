import { ownersWords } from '../data/ownersWords';
import { isFiller } from './fillers';
import { stem } from './stem';
import { wordsOf } from './words';

const plainWord = /^[a-z]+$/;

/** The stems of the words of a text; most words of sayings need no cutting. */
const stemsOf = (text: string): readonly string[] =>
  plainWord.test(text) ? [stem(text)] : wordsOf(text).map(({ token }) => stem(token));

/** A saying of owners as it is compared with what was typed. */
interface Saying {
  readonly stems: readonly string[];
  /** Ids of the places, the first the surest. */
  readonly leadsTo: readonly string[];
}

/** The words of all sayings of which a place is the surest answer, each once, by its id. */
export function saidFor(): ReadonlyMap<string, ReadonlySet<string>> {
  const byId = new Map<string, Set<string>>();
  for (const { said, leadsTo } of ownersWords) {
    const [id] = leadsTo;
    if (!id) continue;
    const words = byId.get(id) ?? new Set<string>();
    byId.set(id, words);
    for (const saying of said) for (const word of saying.split(' ')) words.add(word);
  }
  return byId;
}

/** What owners say, by the stems of its words. */
export type Sayings = ReadonlyMap<string, readonly Saying[]>;

/** Files the sayings of owners under their words, one entry per step. */
export function* sayingSteps(): Generator<void, Sayings> {
  const byStem = new Map<string, Saying[]>();
  /** Each word is said in several ways; it is cut once. */
  const known = new Map<string, readonly string[]>();
  for (const { said, leadsTo } of ownersWords) {
    for (const text of said) {
      const stems = text.split(' ').flatMap((word) => {
        const own = known.get(word) ?? stemsOf(word);
        known.set(word, own);
        return own;
      });
      const saying = { stems, leadsTo };
      for (const each of stems) {
        const others = byStem.get(each);
        if (!others) byStem.set(each, [saying]);
        else if (others.at(-1) !== saying) others.push(saying);
      }
    }
    yield;
  }
  return byStem;
}

/** The stems of the typed words that tell something; all of them if none does. */
function tellingStems(typed: string): ReadonlySet<string> {
  const tokens = wordsOf(typed).map(({ token }) => token);
  const telling = tokens.filter((token) => !isFiller(token));
  return new Set((telling.length > 0 ? telling : tokens).map(stem));
}

/** How surely the best place answers whose sayings are all that was typed. */
const surest = 1.4;
/** What the second place of an entry is less sure, the third less than it, and so on. */
const lessSure = 0.4;
/** How much a place is doubted of whose sayings only a part was typed, from 0; 1 is in proportion. */
const doubt = 0.7;
/** How much less surely a saying speaks that was typed in part only. */
const inPart = 0.7;
/** Least share of a saying that speaks without the rest. */
const leastShare = 0.6;

/** What was typed of the sayings of a place. */
interface Said {
  readonly stems: Set<string>;
  /** Its best place in an entry, from 0. */
  at: number;
  /** Least share of a saying that was not typed in these letters, from 0 to 1. */
  strange: number;
}

/** Leaves out a saying within a longer one that was typed too: it says nothing of its own. */
const longest = (said: readonly Saying[]): readonly Saying[] =>
  said.filter(
    (saying) =>
      !said.some(
        (other) =>
          other.stems.length > saying.stems.length &&
          saying.stems.every((each) => other.stems.includes(each)),
      ),
  );

/**
 * The ids that owners' words lead to, each with how surely from 0 to 1.4: the more of what was typed its
 * sayings are, the surer.
 *
 * @param alike other words that a typed one may stand for, such as the one it was mistyped from
 */
export function leadsFor(
  typed: string,
  sayings: Sayings,
  alike: readonly string[] = [],
): ReadonlyMap<string, number> {
  const own = new Set(stemsOf(typed));
  const stems = new Set([...own, ...alike.map(stem)]);
  const telling = tellingStems(typed);
  const tells = (each: string): boolean => telling.has(each) || !own.has(each);
  const share = (count: number): number => Math.min(1, count / telling.size) ** doubt;
  const strangeIn = (saying: Saying): number =>
    saying.stems.filter((each) => !own.has(each)).length / saying.stems.length;

  const places = new Map<string, Said>();
  const heard = [...new Set([...stems].flatMap((each) => sayings.get(each) ?? []))];
  const whole = heard.filter((saying) => saying.stems.every((each) => stems.has(each)));
  for (const saying of longest(whole))
    for (const [at, id] of saying.leadsTo.entries()) {
      const said = places.get(id) ?? { stems: new Set<string>(), at, strange: 1 };
      places.set(id, said);
      for (const each of saying.stems) if (tells(each)) said.stems.add(each);
      said.at = Math.min(said.at, at);
      said.strange = Math.min(said.strange, strangeIn(saying));
    }
  const leads = new Map<string, number>();
  for (const [id, { stems: said, at, strange }] of places)
    leads.set(id, share(said.size) * Math.max(0, surest - at * lessSure) * (1 - strange / 2));

  for (const saying of heard) {
    const count = saying.stems.filter((each) => stems.has(each) && tells(each)).length;
    const part = count / saying.stems.length;
    const [id] = saying.leadsTo;
    if (count < 2 || part < leastShare || part === 1 || id === undefined) continue;
    leads.set(id, Math.max(leads.get(id) ?? 0, share(count) * part * inPart * surest));
  }
  return leads;
}
