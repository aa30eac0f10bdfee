import { printTable } from '../pastedTable/printTable';
import type { DecimalMark } from '../text/writtenNumber';
import type { Worksheet } from './loadScalingWorksheet';
import type { ScalingTable } from './ScalingTable';

/** The table that a worksheet ends with. */
export const scalingTableAfter = ({ cells }: Worksheet): ScalingTable => ({
  loads: cells[0]?.map(({ load }) => load) ?? [],
  speedsRpm: cells.flatMap((row) => row[0]?.speedRpm ?? []),
  cells: cells.map((row) => row.map(({ after }) => after)),
});

/**
 * Prints `Load Scaling` for EcuFlash: cells alone, tabs between them, one engine speed per line.
 *
 * @param withAxes adds the loads above and the engine speeds in front, as for a spreadsheet
 */
export const printScalingTable = (
  { loads, speedsRpm, cells }: ScalingTable,
  { withAxes = false, mark = '.' }: { withAxes?: boolean; mark?: DecimalMark } = {},
): string =>
  printTable(withAxes ? { columnAxis: loads, rowAxis: speedsRpm, cells } : { cells }, mark);
