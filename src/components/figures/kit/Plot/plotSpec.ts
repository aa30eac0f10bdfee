import type { LineKind } from '../LinePlot/Line';

interface PlotAxis {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
  /** Name or unit, at the end of the axis. */
  readonly unit: string;
  readonly print?: (value: number) => string;
}

/** A place in the units of the axes. */
interface PlotPlace {
  readonly x: number;
  readonly y: number;
}

/** How a label is set: plain in second ink, bold in ink, accent or the colour of danger. */
export type LabelTone = 'plain' | 'ink' | 'accent' | 'warn';

/** Words in the plot; the text ends at its place if it says so. */
export interface PlotNote extends PlotPlace {
  readonly lines: readonly string[];
  readonly tone?: LabelTone;
  readonly end?: boolean;
  /** Pixels added to the place. */
  readonly shift?: readonly [right: number, down: number];
  /** Drawn in one of the two drawings only. */
  readonly only?: 'wide' | 'phone';
}

export interface PlotSeries {
  readonly kind: LineKind;
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Name of the line, at its end; the first line bold. Empty: no name. */
  readonly label: readonly string[];
  /** Where the name stands on a phone, or a row of names above the plot; without it above the line's end. */
  readonly phone?: PlotNote | 'key' | 'none';
}

/** Single values, drawn as dots: a full dot is read or measured, an open one is somebody's report. */
interface PlotDots {
  readonly places: readonly PlotPlace[];
  readonly open?: boolean;
}

interface PlotBand {
  readonly kind: 'model' | 'danger';
  readonly points: readonly (readonly [x: number, one: number, other: number])[];
}

/** A dotted line across the plot at one value of an axis. */
interface PlotLimit {
  readonly axis: 'x' | 'y';
  readonly at: number;
}

/** One description from which both drawings of a plot are made. */
export interface PlotSpec {
  readonly id: string;
  /** The finding. */
  readonly title: string;
  /** The extremes. */
  readonly description: string;
  readonly x: PlotAxis;
  /** What differs on the narrow horizontal axis of a phone. */
  readonly phoneX?: Partial<PlotAxis>;
  readonly y: PlotAxis;
  /** Value of the stronger hairline. */
  readonly strong?: number;
  /** What the vertical axis means at its ends. */
  readonly sense?: { readonly up?: string; readonly down?: string };
  readonly series?: readonly PlotSeries[];
  readonly bands?: readonly PlotBand[];
  readonly dots?: readonly PlotDots[];
  readonly limits?: readonly PlotLimit[];
  readonly notes?: readonly PlotNote[];
  /** Height of the wide drawing in CSS pixels; 380 unless told. */
  readonly height?: number;
  readonly logarithmic?: boolean;
}
