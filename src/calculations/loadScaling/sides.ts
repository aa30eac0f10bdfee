/** From a cell to the four beside it: rows, then columns. */
export const sides = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;
