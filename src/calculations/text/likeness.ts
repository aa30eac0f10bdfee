/** Pairs of neighbouring letters, the ends counted. */
const pairsOf = (word: string): ReadonlySet<string> => {
  const framed = ` ${word} `;
  return new Set(Array.from({ length: framed.length - 1 }, (_, at) => framed.slice(at, at + 2)));
};

/**
 * How much words look like this one: the share of pairs of neighbouring letters that both have (the Dice
 * coefficient), from 0 for none to 1 for the same pairs. Capitals count.
 */
export const likenessTo = (one: string): ((other: string) => number) => {
  const pairs = pairsOf(one);
  return (other) => {
    const others = pairsOf(other);
    const shared = [...others].filter((pair) => pairs.has(pair)).length;
    return (2 * shared) / (pairs.size + others.size);
  };
};
