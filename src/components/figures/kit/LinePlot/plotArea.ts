import { scaleLinear, scaleLog } from 'd3-scale';

/** Where the axes run, in the units of the data and in CSS pixels. */
export interface PlotFrame {
  /** First and last value of the horizontal axis. */
  readonly xDomain: readonly [number, number];
  readonly left: number;
  readonly right: number;
  /** Two values of the vertical axis, low and high. */
  readonly yDomain: readonly [number, number];
  /** Where those two stand. */
  readonly yRange: readonly [number, number];
  /** Upper and lower end of the area, a little beyond the two. */
  readonly top: number;
  readonly bottom: number;
  /** Equal ratios take equal room, on both axes. */
  readonly logarithmic?: boolean;
}

/** The frame with its scales from data to pixels. */
export interface PlotArea extends PlotFrame {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
}

const rounded =
  (scale: (value: number) => number) =>
  (value: number): number =>
    Math.round(scale(value) * 10) / 10;

export const plotArea = (frame: PlotFrame): PlotArea => {
  const scale = frame.logarithmic ? scaleLog : scaleLinear;
  return {
    ...frame,
    x: rounded(scale(frame.xDomain, [frame.left, frame.right])),
    y: rounded(scale(frame.yDomain, frame.yRange)),
  };
};
