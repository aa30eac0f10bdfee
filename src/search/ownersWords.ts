import { ownersWords } from '../data/ownersWords';
import { isFiller } from './fillers';
import { stem } from './stem';
import { wordsOf } from './words';

/** The words of a text, and those of them that tell something; all of them if none does. */
function stemsOf(text: string): { readonly all: readonly string[]; readonly telling: number } {
  const tokens = wordsOf(text).map(({ token }) => token);
  const telling = tokens.filter((token) => !isFiller(token)).length;
  return { all: tokens.map(stem), telling: telling || tokens.length };
}

/** A saying of owners as it is compared with what was typed. */
export interface Saying {
  readonly all: readonly string[];
  readonly telling: number;
  /** Ids of the places, the first the surest. */
  readonly leadsTo: readonly string[];
}

/** All sayings of which a place is the surest answer, one per line, by its id. */
export function saidFor(): ReadonlyMap<string, string> {
  const byId = new Map<string, string>();
  for (const { said, leadsTo } of ownersWords) {
    const [id] = leadsTo;
    if (id) byId.set(id, [byId.get(id) ?? '', ...said].join('\n'));
  }
  return byId;
}

/** Cuts the sayings of owners into words, one entry per step. */
export function* sayingSteps(): Generator<void, readonly Saying[]> {
  const sayings: Saying[] = [];
  for (const { said, leadsTo } of ownersWords) {
    sayings.push(...said.map((text) => ({ ...stemsOf(text), leadsTo })));
    yield;
  }
  return sayings;
}

/**
 * The ids that owners' words lead to, each with how surely from 0 to 1.4: the more of what was typed is
 * the saying, the surer. A saying within a longer one that was typed too says nothing of its own.
 */
export function leadsFor(typed: string, sayings: readonly Saying[]): ReadonlyMap<string, number> {
  const asked = stemsOf(typed);
  const stems = new Set(asked.all);
  const said = sayings.filter(({ all }) => all.every((each) => stems.has(each)));
  const whole = said.filter(
    ({ all }) =>
      !said.some(
        (other) => other.all.length > all.length && all.every((each) => other.all.includes(each)),
      ),
  );
  const leads = new Map<string, number>();
  for (const { telling, leadsTo } of whole)
    leadsTo.forEach((id, at) => {
      const share = Math.min(1, telling / asked.telling);
      leads.set(id, Math.max(leads.get(id) ?? 0, Math.sqrt(share) * (1.4 - at * 0.1)));
    });
  return leads;
}
