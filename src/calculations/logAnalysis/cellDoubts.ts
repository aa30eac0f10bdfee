import type { CellMeans, RowValues } from './cellMeans';

/** Cells whose mean is not one number. */
export interface CellDoubts {
  /** First third of the seconds against the last differ by more than 2 points. */
  readonly drifts: Uint8Array;
  /** Two drives differ by more than 3 points. */
  readonly drivesDisagree: Uint8Array;
}

const driftPoints = 2;
const drivesPoints = 3;

/** A drive has a say in a cell from so many seconds on. */
const leastSecondsOfDrive = 2;

/** Walks the rows in order of time: does a cell drift, do drives agree? */
export const cellDoubts = (
  { table, weighted, values, seconds, cellCount }: RowValues,
  { seconds: total }: CellMeans,
): CellDoubts => {
  const { rows, cells, weights, spread } = weighted;
  const done = new Float64Array(cellCount);
  const [first, last] = [new Float64Array(2 * cellCount), new Float64Array(2 * cellCount)];
  const own = new Float64Array(2 * cellCount);
  const driveOf = new Int32Array(cellCount).fill(-1);
  const least = new Float64Array(cellCount).fill(Infinity);
  const most = new Float64Array(cellCount).fill(-Infinity);

  const add = (sums: Float64Array, cell: number, amount: number, value: number): void => {
    sums[2 * cell] = (sums[2 * cell] ?? 0) + amount;
    sums[2 * cell + 1] = (sums[2 * cell + 1] ?? 0) + amount * value;
  };
  const endDrive = (cell: number): void => {
    const time = own[2 * cell] ?? 0;
    if (time >= leastSecondsOfDrive) {
      const mean = (own[2 * cell + 1] ?? 0) / time;
      least[cell] = Math.min(least[cell] ?? Infinity, mean);
      most[cell] = Math.max(most[cell] ?? -Infinity, mean);
    }
    own[2 * cell] = 0;
    own[2 * cell + 1] = 0;
  };

  let drive = 0;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    while (row >= (table.driveStarts[drive + 1] ?? Infinity)) drive += 1;
    const value = values[row] ?? NaN;
    if (Number.isNaN(value)) continue;
    const count = spread(i);
    for (let k = 0; k < count; k += 1) {
      const amount = (weights[k] ?? 0) * (seconds[row] ?? 0);
      if (amount === 0) continue;
      const cell = cells[k] ?? 0;
      const share = (done[cell] ?? 0) / (total[cell] ?? 1);
      if (share < 1 / 3) add(first, cell, amount, value);
      else if (share >= 2 / 3) add(last, cell, amount, value);
      done[cell] = (done[cell] ?? 0) + amount;
      if (driveOf[cell] !== drive) endDrive(cell);
      driveOf[cell] = drive;
      add(own, cell, amount, value);
    }
  }
  const drifts = new Uint8Array(cellCount);
  const drivesDisagree = new Uint8Array(cellCount);
  for (let cell = 0; cell < cellCount; cell += 1) {
    endDrive(cell);
    const begin = (first[2 * cell + 1] ?? 0) / (first[2 * cell] ?? 0);
    const end = (last[2 * cell + 1] ?? 0) / (last[2 * cell] ?? 0);
    drifts[cell] = Math.abs(end - begin) > driftPoints ? 1 : 0;
    drivesDisagree[cell] = (most[cell] ?? 0) - (least[cell] ?? 0) > drivesPoints ? 1 : 0;
  }
  return { drifts, drivesDisagree };
};
