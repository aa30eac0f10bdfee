/** Most results that are drawn: readers who do not find theirs among them add a word. */
export const mostRows = 30;

/** How many places of the guide answer, in words. */
export const summary = (count: number): string => {
  if (count === 0) return 'No results';
  return count === 1 ? '1 result' : `${count} results`;
};
