/** What the rows of a log say about `Load Scaling`; everything that "Read my log" shows. */

/** The gates in working order; a row is counted under the first that it fails. */
export const gateNames = [
  'readable',
  'running',
  'warm',
  'closedLoop',
  'fuelCut',
  'pedalStill',
  'engineStill',
  'inRange',
  'purgeShut',
  'heatSoak',
  'offIdle',
  'moving',
] as const;
export type GateName = (typeof gateNames)[number];

export interface GateCount {
  readonly gate: GateName;
  readonly isOn: boolean;
  /** Why the gate cannot work with this log ("no pedal was logged"), or ''. */
  readonly cannot: string;
  readonly rowsOut: number;
}

/** Cell of the reader's axes: settled = may move the table, thin = shown only, empty = no data. */
export type Trust = 'settled' | 'thin' | 'empty';

export interface TrimCell {
  readonly trust: Trust;
  /** Seconds that carry weight in the cell. */
  readonly seconds: number;
  /** Runs in the cell more than 2 s apart. */
  readonly visits: number;
  /** Mean total trim, %; NaN when empty. */
  readonly meanPercent: number;
  /** Weighted standard deviation, %. */
  readonly spreadPercent: number;
  readonly standardErrorPercent: number;
  /** First third against last third differ by more than 2 points. */
  readonly drifts: boolean;
  /** Two drives differ by more than 3 points. */
  readonly drivesDisagree: boolean;
  readonly oldValue: number;
  readonly newValue: number;
  readonly isCapped: boolean;
  readonly isLocked: boolean;
}

export interface TrimTable {
  /** Column axis. */
  readonly loads: readonly number[];
  /** Row axis. */
  readonly rpms: readonly number[];
  /** By row, then by column. */
  readonly cells: readonly (readonly TrimCell[])[];
}

/** Residual trim before and after, on the rows used and on the minutes held back. */
export interface SelfCheck {
  readonly usedRmsBefore: number;
  readonly usedRmsAfter: number;
  readonly heldBackRmsBefore: number;
  readonly heldBackRmsAfter: number;
  readonly heldBackSeconds: number;
  /** False: "this log does not support a change". */
  readonly supportsChange: boolean;
}
