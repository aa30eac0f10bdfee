/** What the numbers of a column are like; no single wrong number moves any of these far. */
export interface ColumnStatistics {
  /** Median of about a thousand of them; NaN if there is none. */
  readonly middle: number;
  /** One in fifty of them lies above; NaN if there is none. */
  readonly high: number;
  /** How many lie below nought, and above. */
  readonly negative: number;
  readonly positive: number;
}

const mostSampled = 1000;
const highShare = 0.98;

export const columnStatistics = (values: Float32Array): ColumnStatistics => {
  let [negative, positive] = [0, 0];
  for (const value of values) {
    if (value < 0) negative += 1;
    else if (value > 0) positive += 1;
  }
  const stride = Math.max(1, Math.floor(values.length / mostSampled));
  const drawn = new Float32Array(Math.ceil(values.length / stride));
  let count = 0;
  for (let row = 0; row < values.length; row += stride) {
    const value = values[row] ?? NaN;
    if (Number.isNaN(value)) continue;
    drawn[count] = value;
    count += 1;
  }
  const sampled = drawn.subarray(0, count).sort();
  const at = (share: number): number => sampled[Math.floor(share * (sampled.length - 1))] ?? NaN;
  return { middle: at(0.5), high: at(highShare), negative, positive };
};
