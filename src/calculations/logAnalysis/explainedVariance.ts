/** Weighted values, asked for one by one: a copy of the rows of a card would take tens of megabytes. */
export interface WeightedValues {
  readonly count: number;
  readonly value: (place: number) => number;
  readonly weight: (place: number) => number;
}

/** A group counts from so many seconds on: a group of one row would explain it wholly. */
const leastWeight = 2;

/**
 * Share of the weighted variance that lies between groups, 0 to 1: 1 where each group is one number.
 * Rows of group −1, of a group under 2 s and without a number are left out. NaN where nothing varies.
 */
export const explainedByGroups = (
  { count, value, weight }: WeightedValues,
  group: ArrayLike<number>,
): number => {
  let groups = 0;
  for (let i = 0; i < count; i += 1) groups = Math.max(groups, (group[i] ?? -1) + 1);
  const weightOf = new Float64Array(groups);
  const sumOf = new Float64Array(groups);
  for (let i = 0; i < count; i += 1) {
    const [name, each] = [group[i] ?? -1, value(i)];
    if (name < 0 || Number.isNaN(each)) continue;
    weightOf[name] = (weightOf[name] ?? 0) + weight(i);
    sumOf[name] = (sumOf[name] ?? 0) + weight(i) * each;
  }
  const counts = (name: number): boolean => (weightOf[name] ?? 0) >= leastWeight;
  let [total, sum] = [0, 0];
  weightOf.forEach((ofGroup, name) => {
    if (!counts(name)) return;
    total += ofGroup;
    sum += sumOf[name] ?? 0;
  });
  const mean = sum / total;
  let between = 0;
  weightOf.forEach((ofGroup, name) => {
    if (counts(name)) between += ofGroup * ((sumOf[name] ?? 0) / ofGroup - mean) ** 2;
  });
  let variance = 0;
  for (let i = 0; i < count; i += 1) {
    const each = value(i);
    if (counts(group[i] ?? -1) && !Number.isNaN(each)) variance += weight(i) * (each - mean) ** 2;
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
  { count, value, weight }: WeightedValues,
  over: (place: number) => number,
): WeightedLine | null => {
  let [total, sumX, sumY] = [0, 0, 0];
  let [from, to] = [Infinity, -Infinity];
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [over(i), value(i)];
    if (!Number.isFinite(x + y)) continue;
    total += weight(i);
    sumX += weight(i) * x;
    sumY += weight(i) * y;
    from = Math.min(from, x);
    to = Math.max(to, x);
  }
  let [xx, xy, yy] = [0, 0, 0];
  for (let i = 0; i < count; i += 1) {
    const [dx, dy] = [over(i) - sumX / total, value(i) - sumY / total];
    if (!Number.isFinite(dx + dy)) continue;
    xx += weight(i) * dx * dx;
    xy += weight(i) * dx * dy;
    yy += weight(i) * dy * dy;
  }
  if (!(from < to) || !(xx > 0) || !(yy > 0)) return null;
  return { slope: xy / xx, from, to, explained: (xy * xy) / (xx * yy) };
};
