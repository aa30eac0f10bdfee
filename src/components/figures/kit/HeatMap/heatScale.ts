interface Words {
  /** Word under the low end. */
  readonly low?: string;
  /** Word under the high end. */
  readonly high?: string;
}

/** Low to high in eight steps; the seven limits stand at the joints. */
interface SequentialScale extends Words {
  readonly kind: 'sequential';
  readonly limits: readonly [number, number, number, number, number, number, number];
}

/** Below to above in seven steps around a middle; the six limits stand at the joints. */
interface TwoSidedScale extends Words {
  readonly kind: 'two-sided';
  readonly limits: readonly [number, number, number, number, number, number];
}

export type HeatScale = SequentialScale | TwoSidedScale;

/** Colour step of a value, from 1; a value on a limit belongs to the step above it. */
export const stepOf = ({ limits }: HeatScale, value: number): number =>
  1 + limits.filter((limit) => value >= limit).length;

/** Class of a step in the style sheet of the map. */
export const stepClass = ({ kind }: HeatScale, step: number): string =>
  kind === 'sequential' ? `seq${step}` : `two${step}`;
