/** One cell of a map, with the place where it stands. */
export interface PlacedCell {
  readonly value: number;
  readonly x: number;
  readonly y: number;
}

/** Breakpoints and cells of a map: one row per `y`, one column per `x`. */
export interface PlainMap {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly z: readonly (readonly number[])[];
}

/**
 * The lowest and the highest cell of a map; of equal ones the last in reading order.
 *
 * @throws RangeError for a map without cells
 */
export const mapExtremes = ({ x, y, z }: PlainMap): { lowest: PlacedCell; highest: PlacedCell } => {
  const cells = y.flatMap((row, r) =>
    x.flatMap((column, c) => {
      const value = z[r]?.[c];
      return value === undefined ? [] : [{ value, x: column, y: row }];
    }),
  );
  const [first] = cells;
  if (!first) throw new RangeError('A map without cells has no extremes.');
  return {
    lowest: cells.reduce((low, cell) => (cell.value <= low.value ? cell : low), first),
    highest: cells.reduce((high, cell) => (cell.value >= high.value ? cell : high), first),
  };
};
