/** Weighted sums of a number; the share of its variance that groups or a line explain. */
export interface WeightedValues {
  readonly values: ArrayLike<number>;
  readonly weights: ArrayLike<number>;
}

/** A group counts from so many seconds on: a group of one row would explain it wholly. */
const leastWeight = 2;

/**
 * Share of the weighted variance that lies between groups, 0 to 1: 1 where each group is one number.
 * Rows of group −1, of a group under 2 s and without a number are left out. NaN where nothing varies.
 */
export const explainedByGroups = (
  { values, weights }: WeightedValues,
  group: Int32Array | Float64Array,
): number => {
  let groups = 0;
  for (const each of group) groups = Math.max(groups, each + 1);
  const weightOf = new Float64Array(groups);
  const sumOf = new Float64Array(groups);
  for (let i = 0; i < values.length; i += 1) {
    const [name, value, weight] = [group[i] ?? -1, values[i] ?? NaN, weights[i] ?? 0];
    if (name < 0 || Number.isNaN(value)) continue;
    weightOf[name] = (weightOf[name] ?? 0) + weight;
    sumOf[name] = (sumOf[name] ?? 0) + weight * value;
  }
  const counts = (name: number): boolean => (weightOf[name] ?? 0) >= leastWeight;
  let [total, sum] = [0, 0];
  weightOf.forEach((weight, name) => {
    if (!counts(name)) return;
    total += weight;
    sum += sumOf[name] ?? 0;
  });
  const mean = sum / total;
  let between = 0;
  weightOf.forEach((weight, name) => {
    if (counts(name)) between += weight * ((sumOf[name] ?? 0) / weight - mean) ** 2;
  });
  let variance = 0;
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? NaN;
    if (counts(group[i] ?? -1) && !Number.isNaN(value))
      variance += (weights[i] ?? 0) * (value - mean) ** 2;
  }
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
