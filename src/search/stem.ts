// Endings are no words. cspell:ignore ation ations bdfgklmnprt calib ings sses

/** Endings of British and American spelling, brought to one; and plurals, verb forms and the like. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/^tyre/, 'tire'],
  [/our$/, 'or'],
  [/our(ed|ing|s)$/, 'or'],
  [/(met|lit|cent|fib|calib)re(s|d)?$/, '$1er$2'],
  [/is(e|ed|es|er|ers|ing|ation|ations)$/, 'iz$1'],
  [/(?:'s|')$/, ''],
  [/sses$/, 'ss'],
  [/(ch|sh|x|ss|zz)es$/, '$1'],
  [/ies$/, 'y'],
  [/([^su])s$/, '$1'],
  [/(ation|ations)$/, 'ate'],
  [/([aeiouy].*)(?:ing|ings)$/, '$1'],
  [/([aeiouy].*[^e])ed$/, '$1'],
  [/([aeiouy].*)er$/, '$1'],
  [/([bdfgklmnprt])\1$/, '$1'],
  [/e$/, ''],
  [/y$/, 'i'],
];

const plainWord = /^[a-z']{4,}$/;

/**
 * What the forms of a word share: `logging`, `logs` and `logged` give `log`, `tire` and `tyre` the same.
 * It need not be a word. Short words, names with digits and other scripts stay as they are.
 */
export const stem = (token: string): string =>
  plainWord.test(token)
    ? endings.reduce(
        (word, [ending, to]) => (word.length > 3 ? word.replace(ending, to) : word),
        token,
      )
    : token;
