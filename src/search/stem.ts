// Endings are no words. cspell:ignore ation ations bdfgklmnprt calib edrsgn ings sses

/** Letters by which a word can end, the pattern of such a word, and what the pattern turns into. */
type Ending = readonly [last: string, pattern: RegExp, to: string];

/** Endings of British and American spelling, brought to one; and plurals, verb forms and the like. */
const endings: readonly Ending[] = [
  ['', /^tyre/, 'tire'],
  ['r', /our$/, 'or'],
  ['dgs', /our(ed|ing|s)$/, 'or'],
  ['esd', /(met|lit|cent|fib|calib)re(s|d)?$/, '$1er$2'],
  ['edrsgn', /is(e|ed|es|er|ers|ing|ation|ations)$/, 'iz$1'],
  ["s'", /(?:'s|')$/, ''],
  ['s', /sses$/, 'ss'],
  ['s', /(ch|sh|x|ss|zz)es$/, '$1'],
  ['s', /ies$/, 'y'],
  ['s', /([^su])s$/, '$1'],
  ['ns', /(ation|ations)$/, 'ate'],
  ['gs', /([aeiouy].*)(?:ing|ings)$/, '$1'],
  ['d', /([aeiouy].*[^e])ed$/, '$1'],
  ['r', /([aeiouy].*)er$/, '$1'],
  ['bdfgklmnprt', /([bdfgklmnprt])\1$/, '$1'],
  ['e', /e$/, ''],
  ['y', /y$/, 'i'],
];

const plainWord = /^[a-z']{4,}$/;

/** Asking for the last letter first spares a word most of the patterns. */
function without(word: string, [last, pattern, to]: Ending): string {
  if (word.length <= 3) return word;
  return last === '' || last.includes(word.charAt(word.length - 1))
    ? word.replace(pattern, to)
    : word;
}

/**
 * What the forms of a word share: `logging`, `logs` and `logged` give `log`, `tire` and `tyre` the same.
 * It need not be a word. Short words, names with digits and other scripts stay as they are.
 */
export const stem = (token: string): string =>
  plainWord.test(token) ? endings.reduce(without, token) : token;
