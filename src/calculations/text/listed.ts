/** Words as they stand in a sentence: `a`, `a and b`, `a, b and c`. */
export const listed = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ');
