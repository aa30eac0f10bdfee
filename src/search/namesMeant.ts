// Parts of words: cspell:ignore defin ition
import { spelling } from './titleWords';

/** What asks for the meaning of a word, and not for what to do with the thing. */
const asking =
  /\b(?:what(?:'s| is| are| does| do)|whats|mean(?:s|ing)?(?: of)?|stands? for|(?:define|definition)(?: of)?|explain(?:ed)?|abbreviation|differences?(?: between)?|versus|vs)\b/giu;
const between = /\b(?:vs|versus|and|or)\b|[,/&]/iu;
const article = /\b(?:an?|of)\b/giu;

/** The names whose meaning is asked, as they are compared: of `stft vs ltft` both, of `idle` none. */
export function namesMeant(typed: string, isName: (name: string) => boolean): ReadonlySet<string> {
  if (typed.search(asking) < 0) return new Set();
  const names = typed
    .split(between)
    .map((part) => spelling(part.replace(asking, ' ').replace(article, ' ')))
    .filter(Boolean);
  return new Set(names.every(isName) ? names : []);
}
