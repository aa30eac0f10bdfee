/** The median; undefined of nothing. */
export const median = (numbers: readonly number[]): number | undefined => {
  const sorted = Float64Array.from(numbers).sort();
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.ceil((sorted.length - 1) / 2)];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
};
