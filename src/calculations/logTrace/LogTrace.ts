import type { LogRole } from '../logReading/LogRole';

/** A role that has a curve over time. */
export type TracedRole = Exclude<LogRole, 'time'>;

/** A stretch of the time line of a card, as the plot asks for it. */
export interface TraceWindow {
  readonly roles: readonly TracedRole[];
  /** On the time line of the card: its drives one after another, without the waiting times between. */
  readonly fromSeconds: number;
  readonly toSeconds: number;
  /** Most points for each curve; 4 or more. */
  readonly mostPoints: number;
}

/** Pieces into which a window is cut to show what became of its rows; finer than a screen shows. */
export const tracePieces = 600;

/** Where in a window rows lie that one gate threw out, or none did. */
export interface TraceReason {
  /** As in `rejectedBy` of an analysis; 0: used. */
  readonly code: number;
  /** From one piece of the window to before another. */
  readonly runs: readonly (readonly [from: number, to: number])[];
}

/**
 * Curves over one common time axis, ready to be drawn: every row where few are asked for, else the least
 * and the greatest value of each piece of time, in the order in which they occur.
 */
export interface LogTrace {
  /** On the time line of the card, rising. */
  readonly seconds: readonly number[];
  /** The row of each point; −1 for the break between two drives. */
  readonly rows: readonly number[];
  /** One list for each role that is logged; null is a missing value, or the break between two drives. */
  readonly values: Readonly<Partial<Record<TracedRole, readonly (number | null)[]>>>;
  /** For each point whether its row was used; without an analysis none was. */
  readonly isUsed: readonly boolean[];
  /** In the order of their codes; without an analysis there are none. */
  readonly reasons: readonly TraceReason[];
  /** False when each point is a row. */
  readonly isThinned: boolean;
  /** Rows in the window. */
  readonly rowCount: number;
}
