/** The median; undefined of nothing. */
export const middleOf = (numbers: readonly number[]): number | undefined => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.ceil((sorted.length - 1) / 2)];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
};
