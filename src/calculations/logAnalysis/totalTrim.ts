import type { LogTable } from '../logReading/LogTable';

/** The short-term and the long-term trim of each row together. */
export interface TotalTrim {
  /** %; NaN where a part is missing. Positive adds fuel. */
  readonly percent: Float64Array;
  /** Share of the rows in which the logged sum is another than that of the parts; NaN without all three. */
  readonly sumDiffers: number;
}

/** Both trims are logged in steps of 0.78 %; a sum may be off by a rounding, never by a step. */
const sameSumPercent = 0.5;

/** Null if neither the two trims nor their sum were logged: the short-term trim alone says too little. */
export const totalTrim = ({ rowCount, columns }: LogTable): TotalTrim | null => {
  const { shortTrim, longTrim, totalTrim: logged } = columns;
  const hasParts = shortTrim !== undefined && longTrim !== undefined;
  if (!hasParts && !logged) return null;
  const percent = new Float64Array(rowCount);
  let compared = 0;
  let differing = 0;
  for (let row = 0; row < rowCount; row += 1) {
    const parts = hasParts ? (shortTrim[row] ?? NaN) + (longTrim[row] ?? NaN) : NaN;
    const sum = logged?.[row] ?? NaN;
    percent[row] = Number.isNaN(parts) ? sum : parts;
    if (Number.isNaN(parts) || Number.isNaN(sum)) continue;
    compared += 1;
    if (Math.abs(parts - sum) > sameSumPercent) differing += 1;
  }
  return { percent, sumDiffers: compared > 0 ? differing / compared : NaN };
};
