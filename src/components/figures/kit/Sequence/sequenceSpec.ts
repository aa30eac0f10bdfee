interface SequenceStep {
  readonly text: string;
  /** Numbers of the lanes that are connected or on from this step. */
  readonly on: readonly number[];
  /** A step during which nothing may be touched. */
  readonly danger?: boolean;
}

/** Steps from top to bottom, and beside them what is connected or on. */
export interface SequenceSpec {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Short names of the lanes. */
  readonly lanes: readonly string[];
  readonly steps: readonly SequenceStep[];
}
