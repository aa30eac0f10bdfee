export type Side = 'top' | 'right' | 'bottom' | 'left';

/** Column and row, both from 0, and how many columns the box spans. */
type Cell = readonly [column: number, row: number, span?: number];

export interface DiagramBox {
  readonly id: string;
  /** Bold. */
  readonly head?: string;
  readonly text?: string;
  /** Exact names, one a line, in the fixed-width face; first where the box has no head. */
  readonly names?: readonly string[];
  /**
   * `step` has a frame, `question` cut corners, `strong` is filled with ink, `result` with tint, `danger`
   * is what can hurt, `open` is what nobody knows, `plain` has no frame.
   */
  readonly kind?: 'step' | 'question' | 'strong' | 'result' | 'danger' | 'open' | 'plain';
  readonly wide: Cell;
  readonly phone: Cell;
}

/** From which side to which side an arrow runs; without one the nearest sides are taken. */
export type Route = readonly [from: Side, to: Side];

export interface DiagramArrow {
  readonly from: string;
  readonly to: string;
  /** `yes`, `no`, or the quantity that goes along. */
  readonly label?: string;
  /** Broken: one source, or inferred. */
  readonly doubtful?: boolean;
  readonly wide?: Route;
  readonly phone?: Route;
}

interface DiagramGrid {
  /** Relative widths of the columns. */
  readonly columns: readonly number[];
  /** Room between columns and between rows, in CSS pixels. */
  readonly gap: readonly [number, number];
}

/** One description from which both drawings of a diagram are made. */
export interface DiagramSpec {
  readonly id: string;
  readonly title: string;
  /** What the boxes and arrows say, in sentences. */
  readonly description: string;
  readonly boxes: readonly DiagramBox[];
  readonly arrows: readonly DiagramArrow[];
  readonly wide: DiagramGrid;
  readonly phone: DiagramGrid;
}

export type Size = 'wide' | 'phone';
