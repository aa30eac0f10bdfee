import { middleOf } from './middleOf';

export interface ColumnStatistics {
  /** Cells that hold a number. */
  readonly count: number;
  readonly least: number;
  readonly most: number;
  /** Median of about a thousand of them. */
  readonly middle: number;
}

const mostSampled = 1000;

/** What the numbers of a column are like; all NaN if there is none. */
export const columnStatistics = (values: Float32Array): ColumnStatistics => {
  let [count, least, most] = [0, Infinity, -Infinity];
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    count += 1;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  if (count === 0) return { count, least: NaN, most: NaN, middle: NaN };
  const stride = Math.max(1, Math.floor(values.length / mostSampled));
  const sampled: number[] = [];
  for (let row = 0; row < values.length; row += stride) {
    const value = values[row] ?? NaN;
    if (!Number.isNaN(value)) sampled.push(value);
  }
  return { count, least, most, middle: middleOf(sampled) ?? least };
};
