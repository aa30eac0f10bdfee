/** The engine runs from here on. */
const runningRpm = 400;

/** Fewer rows prove nothing. */
const leastRows = 100;

/**
 * Share of the rows with a running engine that hold the commonest value, 0 to 1; 0 where too few rows tell.
 *
 * @param rpm of the same rows; without it all rows count
 */
export const stuckShare = (values: Float32Array, rpm: Float32Array | undefined): number => {
  const counts = new Map<number, number>();
  let [rows, most] = [0, 0];
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] ?? NaN;
    if (Number.isNaN(value) || (rpm && !((rpm[row] ?? NaN) >= runningRpm))) continue;
    rows += 1;
    const count = (counts.get(value) ?? 0) + 1;
    counts.set(value, count);
    if (count > most) most = count;
  }
  return rows < leastRows ? 0 : most / rows;
};
