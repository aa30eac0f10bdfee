import type { StockMap } from '@site/src/data/stockTable';
import { requireInRange } from '../limits/requireInRange';
import { loadScalingRange } from './newLoadScaling';
import { PastedTableError } from '../pastedTable/PastedTableError';
import { readPastedTable } from '../pastedTable/readPastedTable';
import { checkCells } from './checkCells';
import { type Placement, placeOnAxes } from './placeOnAxes';
import type { ScalingAxes, ScalingTable } from './ScalingTable';
import { turnedAxes } from './turnedAxes';

const tableName = 'the table from EcuFlash';

const rule = {
  tableName,
  full: true,
  check: (value: number) => requireInRange(loadScalingRange, value),
};

const upwards = (axis: readonly number[]): number[] => [...axis].sort((a, b) => a - b);

/** `Load Scaling` of a stock file. */
export const scalingTableOf = ({ x, y, z }: StockMap): ScalingTable => ({
  loads: x,
  speedsRpm: y,
  cells: z,
});

/**
 * Reads `Load Scaling` as copied from EcuFlash.
 *
 * Axes that are pasted with it hold, for they may have been changed; without them the usual ones do.
 *
 * @param usualAxes of the reader's calibration
 * @throws PastedTableError naming the row and the column of what cannot be used
 */
export const readScalingTable = (
  text: string,
  usualAxes: ScalingAxes,
): { readonly table: ScalingTable; readonly placement: Placement } => {
  const shape = { rows: usualAxes.speedsRpm.length, columns: usualAxes.loads.length };
  const pasted = readPastedTable(text, tableName, shape);
  checkCells(pasted, rule);
  const { columnAxis, rowAxis } = turnedAxes(pasted);
  const axes: ScalingAxes = {
    loads: columnAxis ? upwards(columnAxis) : usualAxes.loads,
    speedsRpm: rowAxis ? upwards(rowAxis) : usualAxes.speedsRpm,
  };
  const placed = placeOnAxes(pasted, axes, tableName);
  const cells = placed.cells.map((row) =>
    row.map((cell) => {
      if (cell !== null) return cell;
      throw new PastedTableError('empty-cell', tableName, {}, 'a cell is empty.');
    }),
  );
  return { table: { ...axes, cells }, placement: placed.placement };
};
