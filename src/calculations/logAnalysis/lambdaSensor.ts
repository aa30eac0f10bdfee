import { thresholds } from '@site/src/data/limits/thresholds';

/** Where a lambda sensor still measures; its ends are no measurements. */
const lambdaSensorRanges = {
  stock: { least: thresholds.confirmedLambda, most: thresholds.sensorLambda.most },
  wideband: { least: 0.68, most: 1.5 },
} as const;

/** Whether a lambda is a measurement. */
export const isMeasuredLambda = (
  lambda: number,
  sensor: keyof typeof lambdaSensorRanges,
): boolean => {
  const { least, most } = lambdaSensorRanges[sensor];
  return sensor === 'stock' ? lambda >= least && lambda < most : lambda >= least && lambda <= most;
};

/** One value in more than this share of the running rows is no sensor. */
const stuckShare = 0.9;

const leastRows = 200;

/** The value at which a column stands still; null if it moves, or is too short to tell. */
export const stuckValue = (
  column: Float32Array,
  counts: (row: number) => boolean,
): number | null => {
  const seen = new Map<number, number>();
  let total = 0;
  column.forEach((value, row) => {
    if (Number.isNaN(value) || !counts(row)) return;
    total += 1;
    seen.set(value, (seen.get(value) ?? 0) + 1);
  });
  if (total < leastRows) return null;
  for (const [value, count] of seen) if (count > stuckShare * total) return value;
  return null;
};
