/** The breakpoints of `Load Scaling`. */
export interface ScalingAxes {
  /** Load fraction, rising; 17 from 0 to 1 in the stock files. */
  readonly loads: readonly number[];
  /** Engine speed in rpm, rising; 14 to 7000 or 15 to 7500 in the stock files. */
  readonly speedsRpm: readonly number[];
}

/** `Load Scaling`: one row per engine speed, one column per load. */
export interface ScalingTable extends ScalingAxes {
  readonly cells: readonly (readonly number[])[];
}

/** What a log viewer gives over the same axes; null where the log has no rows. */
export type HistogramCells = readonly (readonly (number | null)[])[];
