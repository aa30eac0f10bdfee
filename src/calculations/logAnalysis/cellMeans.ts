import type { LogTable } from '../logReading/LogTable';
import { clockError } from './clockError';
import type { TrustLimits } from './LogAnalysisOptions';
import type { Trust } from './LogAnalysis';
import type { WeightedRows } from './weightedRows';

/** What was measured in each row that counts. */
export interface RowValues {
  readonly table: LogTable;
  readonly weighted: WeightedRows;
  /** For each row of the log what is averaged, %. */
  readonly values: ArrayLike<number>;
  /** For each row of the log how long it stands for, s. */
  readonly seconds: ArrayLike<number>;
  readonly cellCount: number;
}

/** Sums of each cell. */
export interface CellMeans {
  readonly seconds: Float64Array;
  /** NaN without data. */
  readonly mean: Float64Array;
  /** Weighted standard deviation. */
  readonly spread: Float64Array;
  readonly visits: Uint32Array;
  /** Spread / √visits: neighbouring rows are not independent, visits are. */
  readonly standardError: Float64Array;
}

/** Runs in a cell further apart are two visits, s. */
export const visitGapSeconds = 2;

/** A run is in a cell where the cell holds the largest share that a row can have to give. */
const leastShareOfVisit = 0.25;

/**
 * Weighted sums of the rows in each cell: seconds W = Σ w·Δt, mean Σ w·Δt·T / W, spread likewise.
 *
 * @param part which of the rows count; left out: all. Called with the place in `weighted.rows`
 */
export const cellMeans = (
  { table, weighted, values, seconds, cellCount }: RowValues,
  part?: (place: number) => boolean,
): CellMeans => {
  const { rows, cells, weights, spread: spreadRow } = weighted;
  const sum = new Float64Array(cellCount);
  const ofValue = new Float64Array(cellCount);
  const ofSquare = new Float64Array(cellCount);
  const visits = new Uint32Array(cellCount);
  const lastTime = new Float64Array(cellCount);
  const lastDrive = new Int32Array(cellCount).fill(-1);
  let drive = 0;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    while (row >= (table.driveStarts[drive + 1] ?? Infinity)) drive += 1;
    const value = values[row] ?? NaN;
    if (Number.isNaN(value) || (part && !part(i))) continue;
    const time = table.timeSeconds[row] ?? 0;
    const stands = seconds[row] ?? 0;
    const count = spreadRow(i);
    for (let k = 0; k < count; k += 1) {
      const weight = weights[k] ?? 0;
      const cell = cells[k] ?? 0;
      const amount = weight * stands;
      sum[cell] = (sum[cell] ?? 0) + amount;
      ofValue[cell] = (ofValue[cell] ?? 0) + amount * value;
      ofSquare[cell] = (ofSquare[cell] ?? 0) + amount * value * value;
      if (weight < leastShareOfVisit) continue;
      const isNew =
        lastDrive[cell] !== drive || time - (lastTime[cell] ?? 0) > visitGapSeconds + clockError;
      if (isNew) visits[cell] = (visits[cell] ?? 0) + 1;
      lastDrive[cell] = drive;
      lastTime[cell] = time;
    }
  }
  const mean = ofValue.map((total, cell) =>
    (sum[cell] ?? 0) > 0 ? total / (sum[cell] ?? 0) : NaN,
  );
  const spread = ofSquare.map((total, cell) =>
    Math.sqrt(Math.max(0, total / (sum[cell] ?? 0) - (mean[cell] ?? 0) ** 2)),
  );
  const standardError = spread.map((each, cell) => {
    const count = visits[cell] ?? 0;
    return count > 0 ? each / Math.sqrt(count) : NaN;
  });
  return { seconds: sum, mean, spread, visits, standardError };
};

/** Whether the sums of a cell may move the table. */
export const trustOf = (
  { seconds, visits, standardError }: CellMeans,
  cell: number,
  limits: TrustLimits,
): Trust => {
  const [time, count] = [seconds[cell] ?? 0, visits[cell] ?? 0];
  const isSettled =
    time >= limits.settledSeconds - clockError &&
    count >= limits.settledVisits &&
    (standardError[cell] ?? NaN) <= limits.settledErrorPercent;
  if (isSettled) return 'settled';
  return time >= limits.thinSeconds - clockError && count >= limits.thinVisits ? 'thin' : 'empty';
};
