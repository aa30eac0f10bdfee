import { ownersWords } from '../data/ownersWords';
import { stem } from './stem';
import { wordsOf } from './words';

const stemsOf = (text: string): readonly string[] => wordsOf(text).map(({ token }) => stem(token));

const phrases = ownersWords.flatMap(({ said, leadsTo }) =>
  said.map((text) => ({ stems: stemsOf(text), leadsTo })),
);

/**
 * The ids that owners' words lead to, each with how surely from 0 to 1: which share of the typed words
 * the saying is. A saying that is part of a longer one that was typed too says nothing of its own.
 */
export function leadsFor(tokens: readonly string[]): ReadonlyMap<string, number> {
  const typed = new Set(tokens.map(stem));
  const said = phrases.filter(({ stems }) => stems.every((each) => typed.has(each)));
  const whole = said.filter(
    ({ stems }) =>
      !said.some(
        (other) =>
          other.stems.length > stems.length && stems.every((each) => other.stems.includes(each)),
      ),
  );
  const leads = new Map<string, number>();
  for (const { stems, leadsTo } of whole)
    leadsTo.forEach((id, at) => {
      const sure = (stems.length / typed.size) * (1.2 - at * 0.1);
      leads.set(id, Math.max(leads.get(id) ?? 0, sure));
    });
  return leads;
}
