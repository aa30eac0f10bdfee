/** What a look-up of one stock table in one calibration can answer. */

interface Named {
  /** Exact RomDrop name. */
  readonly name: string;
  /** EcuFlash category it stands in. */
  readonly category: string;
}

interface Held extends Named {
  /** Unit of `z`, inferred: the definitions name none. */
  readonly unit: string;
  /** Decimals that EcuFlash shows. */
  readonly decimals: number;
  /** Letter of this content among all calibrations; A is the most common. */
  readonly variant: string;
  /** Number of calibrations, this one included, with the same breakpoints and stored values. */
  readonly shared: number;
  /** Unit of `stored`, where the computer keeps something other than `z`. */
  readonly storedUnit?: string;
}

/** 3D: one row per `y`, one column per `x`. */
export interface StockMap extends Held {
  readonly kind: 'map';
  /** Name and unit, `name [unit]`. */
  readonly xAxis: string;
  readonly x: readonly number[];
  readonly yAxis: string;
  readonly y: readonly number[];
  readonly z: readonly (readonly number[])[];
  readonly stored?: readonly (readonly number[])[];
}

/** 2D: one number per `y`. */
export interface StockCurve extends Held {
  readonly kind: 'curve';
  readonly yAxis: string;
  readonly y: readonly number[];
  readonly z: readonly number[];
  readonly stored?: readonly number[];
}

/** 1D: one number. */
export interface StockValue extends Held {
  readonly kind: 'value';
  readonly z: number;
  readonly stored?: number;
}

/** This calibration has no such table. */
interface AbsentTable extends Named {
  readonly kind: 'absent';
  readonly calibrationId: string;
}

/** The calibration has the table, and its variant is known, but the file carries no values. */
interface LeftOutTable extends Held {
  readonly kind: 'left-out';
  readonly calibrationId: string;
}

export type StockTable = StockMap | StockCurve | StockValue | AbsentTable | LeftOutTable;
