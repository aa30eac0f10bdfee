/** Breakpoints in rising order, and one value for each. */
export interface Curve {
  readonly at: readonly number[];
  readonly values: readonly number[];
}

/**
 * Reads a curve between its breakpoints in a straight line; beyond its ends the last value holds.
 *
 * That the computer does the same is usual, not documented.
 *
 * @throws RangeError for a place that is no number, or a curve without points
 */
export const valueOnCurve = ({ at, values }: Curve, place: number): number => {
  const above = at.findIndex((breakpoint) => breakpoint >= place);
  const upper = above < 0 ? at.length - 1 : above;
  const lower = above <= 0 ? upper : above - 1;
  const [x0, x1, y0, y1] = [at[lower], at[upper], values[lower], values[upper]];
  if (Number.isNaN(place) || x0 === undefined || x1 === undefined) {
    throw new RangeError('A curve needs breakpoints, and a place on it must be a number.');
  }
  if (y0 === undefined || y1 === undefined) {
    throw new RangeError('A curve needs a value for each breakpoint.');
  }
  return lower === upper ? y1 : y0 + ((y1 - y0) * (place - x0)) / (x1 - x0);
};
