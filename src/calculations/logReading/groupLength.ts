/** Share of the runs that must fit a group. */
const mostRuns = 0.95;

const longestGroup = 64;

/** Runs that would fit a group of two by chance once in 65 536 logs; fewer prove a longer group. */
const evidenceBits = 16;

/**
 * Every how many rows the unit read a column: the greatest number that divides 95 % of the runs of equal
 * values; 1 if the column is no staircase, or too few steps tell.
 *
 * @param driveStarts first rows; the runs at the ends of a drive may be cut off, and are not counted
 */
export const groupLength = (values: Float32Array, driveStarts: ArrayLike<number>): number => {
  const runs = new Map<number, number>();
  let total = 0;
  for (let drive = 0; drive < driveStarts.length; drive += 1) {
    const from = driveStarts[drive] ?? 0;
    const to = driveStarts[drive + 1] ?? values.length;
    let start = -1;
    for (let row = from + 1; row < to; row += 1) {
      const value = values[row] ?? NaN;
      const before = values[row - 1] ?? NaN;
      if (Object.is(value, before) || value === before) continue;
      if (start >= 0) {
        runs.set(row - start, (runs.get(row - start) ?? 0) + 1);
        total += 1;
      }
      start = row;
    }
  }
  for (let length = longestGroup; length >= 2; length -= 1) {
    if (total * Math.log2(length) < evidenceBits) continue;
    let fitting = 0;
    for (const [run, count] of runs) if (run % length === 0) fitting += count;
    if (fitting >= mostRuns * total) return length;
  }
  return 1;
};
