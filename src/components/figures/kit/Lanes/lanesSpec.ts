/**
 * `strong` is filled with ink, `accent` with the accent, `soft` with tint, `frame` only outlined, `open`
 * dotted: nobody knows, `danger` what would hurt.
 */
export type BarKind = 'strong' | 'accent' | 'soft' | 'frame' | 'open' | 'danger';

export interface LaneBar {
  readonly from: number;
  readonly to: number;
  readonly kind: BarKind;
  /** Inside the bar where it fits, else behind it. */
  readonly text?: string;
}

export interface LaneDot {
  readonly at: number;
  readonly label: string;
  /** An open dot is the second kind of thing the lane shows. */
  readonly open?: boolean;
  /** The label stands below the lane instead of above. */
  readonly below?: boolean;
}

export interface Lane {
  readonly head: string;
  /** Second line, in second ink. */
  readonly sub?: string;
  /** The head is an exact name. */
  readonly mono?: boolean;
  readonly bars?: readonly LaneBar[];
  readonly dots?: readonly LaneDot[];
}

interface LaneLimit {
  readonly at: number;
  readonly label: string;
}

/** One description from which both drawings of bars along an axis are made. */
export interface LanesSpec {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
  /** Ticks of the phone drawing, where there are fewer. */
  readonly phoneTicks?: readonly number[];
  readonly print?: (value: number) => string;
  readonly unit: string;
  readonly lanes: readonly Lane[];
  readonly limits?: readonly LaneLimit[];
}
