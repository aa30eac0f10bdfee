import { plainText } from '../text/plainText';

/** An ID as somebody wrote it, in its true spelling. */
export interface WrittenId {
  /** Six characters of an engine computer, or nine of a gearbox controller. */
  readonly id: string;
  readonly kind: 'engine-computer' | 'gearbox-controller';
  /** An O was read as 0, an I as 1 or L: no ID has the letters O, I and Q. */
  readonly corrected: boolean;
  /** The three figures behind it, if they are others than 000; of an engine computer only. */
  readonly suffix: string | null;
}

/** Engine prefix, family, E or T in fifth place, revision; then the three figures of a full name. */
const engineComputer = /^(L[3-8FS][0-9A-Z]{2}E[0-9A-Z])(\d{3})?$/;
const gearboxController = /^(L[3-8FS][0-9A-Z]{2}T[0-9A-Z](?:\d{3})?)$/;

/** What to write in place of a text that is no ID, however many characters it has. */
export const writeAnId =
  'Write an ID: six characters, L first and E in fifth place, such as LF9VEB.';

/** A word with figures for the letters O and I, and the L that every ID begins with. */
export const trueSpelling = (word: string): string =>
  word
    .replaceAll('O', '0')
    .replaceAll('I', '1')
    .replace(/^1(?=[3-8FS][0-9A-Z]{3,7}$)/, 'L');

const wordsOf = (typed: string): readonly string[] => {
  const text = plainText(typed).toUpperCase();
  const words = text.match(/[0-9A-Z]+/g) ?? [];
  return text.length <= 24 ? [...words, words.join('')] : words;
};

const idIn = (word: string): WrittenId | null => {
  const spelt = trueSpelling(word);
  const [, engine, figures] = engineComputer.exec(spelt) ?? [];
  const gearbox = gearboxController.exec(spelt)?.[1];
  const id = engine ?? gearbox;
  if (id === undefined) return null;
  const kind = engine === undefined ? 'gearbox-controller' : 'engine-computer';
  const suffix = figures === undefined || figures === '000' ? null : figures;
  return { id, kind, corrected: !word.startsWith(id), suffix };
};

/**
 * The IDs in a text: alone, in a file name such as `SW-LFG2EK.BIN`, or in the full `SW-LF9VEB000.HEX`.
 *
 * Case, blanks and full-width characters do not matter.
 *
 * @returns each ID once, in the order of the text
 */
export const idsInText = (typed: string): readonly WrittenId[] => {
  const found = new Map<string, WrittenId>();
  for (const word of wordsOf(typed)) {
    const written = idIn(word);
    if (written && !found.has(written.id)) found.set(written.id, written);
  }
  return [...found.values()];
};

/** Words that could be an ID with one slip: five to seven characters, or such a word and 000. */
export const wordsLikeIds = (typed: string): readonly string[] =>
  wordsOf(typed)
    .map((word) => trueSpelling(word).replace(/^(\w{5,7})\d{3}$/, '$1'))
    .filter((word) => word.length >= 5 && word.length <= 7);
