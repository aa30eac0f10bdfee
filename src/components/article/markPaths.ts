/** How sure a claim is: two sources or read from files · one source or disagreement · nobody knows. */
export type Sure = 'checked' | 'look-again' | 'open';

const bolt = 'M5.5 2.5h9l4.5 8.5l-4.5 8.5h-9L1 11z';

/**
 * The witness mark, 30 × 22: a bolt head and its stripe. The stripe is wider than a line, so it is three
 * beside each other: one path for the whole mark.
 */
export const markPaths: Readonly<Record<Sure, string>> = {
  checked: `${bolt}M10 10h20m0 1h-20m0 1h20`,
  'look-again': `${bolt}M6.1 13.5l6.4-6.4m.7.7l-6.4 6.4m.7.7l6.4-6.4M22 10h8m0 1h-8m0 1h8`,
  open: 'M7 2.5h6m3 3l1.6 3m0 5l-1.6 3m-3 3h-6m-3-3l-1.6-3m0-5l1.6-3',
};
