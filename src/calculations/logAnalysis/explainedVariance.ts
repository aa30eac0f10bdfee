/** Weighted sums of a number; the share of its variance that groups or a line explain. */
export interface WeightedValues {
  readonly values: ArrayLike<number>;
  readonly weights: ArrayLike<number>;
}

/** A group counts from so many seconds on: a group of one row would explain it wholly. */
const leastWeight = 2;

interface GroupSums {
  weight: number;
  ofValue: number;
}

/**
 * Share of the weighted variance that lies between groups, 0 to 1: 1 where each group is one number.
 * Rows of group −1, of a group under 2 s and without a number are left out. NaN where nothing varies.
 */
export const explainedByGroups = (
  { values, weights }: WeightedValues,
  group: ArrayLike<number>,
): number => {
  const sums = new Map<number, GroupSums>();
  for (let i = 0; i < values.length; i += 1) {
    const [name, value, weight] = [group[i] ?? -1, values[i] ?? NaN, weights[i] ?? 0];
    if (name < 0 || Number.isNaN(value)) continue;
    const own = sums.get(name) ?? { weight: 0, ofValue: 0 };
    own.weight += weight;
    own.ofValue += weight * value;
    sums.set(name, own);
  }
  const counted = [...sums].filter(([, { weight }]) => weight >= leastWeight);
  const kept = new Map(counted);
  const total = counted.reduce((sum, [, { weight }]) => sum + weight, 0);
  const mean = counted.reduce((sum, [, { ofValue }]) => sum + ofValue, 0) / total;
  let variance = 0;
  for (let i = 0; i < values.length; i += 1) {
    if (kept.has(group[i] ?? -1) && !Number.isNaN(values[i] ?? NaN))
      variance += (weights[i] ?? 0) * ((values[i] ?? 0) - mean) ** 2;
  }
  const between = counted.reduce(
    (sum, [, { weight, ofValue }]) => sum + weight * (ofValue / weight - mean) ** 2,
    0,
  );
  return variance > 0 ? between / variance : NaN;
};

/** A straight line through weighted points. */
export interface WeightedLine {
  readonly slope: number;
  readonly from: number;
  readonly to: number;
  /** Share of the variance, 0 to 1. */
  readonly explained: number;
}

/** The line of least squares of the values over something; null where either does not vary. */
export const explainedByLine = (
  { values, weights }: WeightedValues,
  over: ArrayLike<number>,
): WeightedLine | null => {
  let [total, sumX, sumY] = [0, 0, 0];
  let [from, to] = [Infinity, -Infinity];
  const counts = (i: number): boolean => Number.isFinite((over[i] ?? NaN) + (values[i] ?? NaN));
  for (let i = 0; i < values.length; i += 1) {
    if (!counts(i)) continue;
    const [x, y, weight] = [over[i] ?? 0, values[i] ?? 0, weights[i] ?? 0];
    total += weight;
    sumX += weight * x;
    sumY += weight * y;
    from = Math.min(from, x);
    to = Math.max(to, x);
  }
  let [xx, xy, yy] = [0, 0, 0];
  for (let i = 0; i < values.length; i += 1) {
    if (!counts(i)) continue;
    const [dx, dy] = [(over[i] ?? 0) - sumX / total, (values[i] ?? 0) - sumY / total];
    const weight = weights[i] ?? 0;
    xx += weight * dx * dx;
    xy += weight * dx * dy;
    yy += weight * dy * dy;
  }
  if (!(from < to) || !(xx > 0) || !(yy > 0)) return null;
  return { slope: xy / xx, from, to, explained: (xy * xy) / (xx * yy) };
};
