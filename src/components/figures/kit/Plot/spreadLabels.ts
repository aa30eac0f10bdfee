export interface EndLabel {
  /** Where the middle of the label should stand. */
  readonly middle: number;
  readonly height: number;
}

/**
 * Moves labels in a column apart until none overlaps another, and keeps their order.
 *
 * @returns the tops of the labels, in the order given
 */
export const spreadLabels = (
  labels: readonly EndLabel[],
  [highest, lowest]: readonly [number, number],
): number[] => {
  const tops = labels.map(({ middle, height }) => middle - height / 2);
  const order = labels.map((_, index) => index).sort((a, b) => (tops[a] ?? 0) - (tops[b] ?? 0));
  let free = highest;
  for (const index of order) {
    tops[index] = Math.max(tops[index] ?? 0, free);
    free = (tops[index] ?? 0) + (labels[index]?.height ?? 0);
  }
  let floor = lowest;
  for (const index of order.toReversed()) {
    const height = labels[index]?.height ?? 0;
    tops[index] = Math.min(tops[index] ?? 0, floor - height);
    floor = tops[index] ?? 0;
  }
  return tops;
};
