import { PastedTableError } from '../pastedTable/PastedTableError';
import type { PastedTable } from '../pastedTable/readPastedTable';
import { turnedAxes } from './turnedAxes';
import type { HistogramCells, ScalingAxes } from './ScalingTable';

/** Two digits after the point turn 0.0625 into 0.06; with more digits less is lost. */
const loadTolerance = (load: number): number => {
  const decimals = (String(load).split('.')[1] ?? '').length;
  return Math.min(0.006, 0.6 * 10 ** -Math.max(2, decimals));
};
const speedTolerance = (): number => 5;

/** For each breakpoint of the paste its place on the axis. */
const placesOn = (
  axis: readonly number[],
  pasted: readonly number[],
  tolerance: (value: number) => number,
  refuse: (value: number) => Error,
): number[] => {
  const taken = new Set<number>();
  return pasted.map((value) => {
    const place = axis.findIndex((breakpoint) => Math.abs(breakpoint - value) <= tolerance(value));
    if (place < 0 || taken.has(place)) throw refuse(value);
    taken.add(place);
    return place;
  });
};

/** By what a pasted table was laid on the breakpoints. */
export interface Placement {
  readonly columns: 'axis' | 'position';
  readonly rows: 'axis' | 'position';
}

/** Cells on the breakpoints of `Load Scaling`, and by what they were laid there. */
export interface PlacedCells {
  readonly cells: HistogramCells;
  readonly placement: Placement;
}

const counted = (axis: readonly number[]): number[] => axis.map((_, i) => i);

/**
 * Puts a pasted table onto the breakpoints of `Load Scaling`.
 *
 * Breakpoints of the table that the paste lacks stay empty. Without axes rows and columns must be as
 * many as the table's, and are taken in its order.
 *
 * @throws PastedTableError for a breakpoint that the table lacks, or another size
 */
export const placeOnAxes = (
  pasted: PastedTable,
  { loads, speedsRpm }: ScalingAxes,
  tableName: string,
): PlacedCells => {
  const { cells, columnAxis, rowAxis } = turnedAxes(pasted);
  const refuse = (what: string) => (value: number) =>
    new PastedTableError(
      'wrong-axis',
      tableName,
      {},
      `its axis has ${what} ${value}, which Load Scaling lacks or which stands there twice. ` +
        'Give the histogram the breakpoints of the table.',
    );
  const width = columnAxis?.length ?? cells[0]?.length ?? 0;
  const height = rowAxis?.length ?? cells.length;
  if ((!columnAxis && width !== loads.length) || (!rowAxis && height !== speedsRpm.length)) {
    throw new PastedTableError(
      'wrong-size',
      tableName,
      {},
      `it has ${height} rows and ${width} columns, Load Scaling has ${speedsRpm.length} and ` +
        `${loads.length}. Paste it with its axes, or with as many breakpoints.`,
    );
  }
  const columns = columnAxis
    ? placesOn(loads, columnAxis, loadTolerance, refuse('the load'))
    : counted(loads);
  const rows = rowAxis
    ? placesOn(speedsRpm, rowAxis, speedTolerance, refuse('the engine speed'))
    : counted(speedsRpm);
  return {
    cells: speedsRpm.map((_, r) => {
      const row = cells[rows.indexOf(r)] ?? [];
      return loads.map((__, c) => row[columns.indexOf(c)] ?? null);
    }),
    placement: {
      columns: columnAxis ? 'axis' : 'position',
      rows: rowAxis ? 'axis' : 'position',
    },
  };
};
