import type { PastedTable } from '../pastedTable/readPastedTable';

type TurnedTable = Pick<PastedTable, 'cells' | 'columnAxis' | 'rowAxis'>;

const most = (axis: readonly number[] | undefined): number => Math.max(...(axis ?? [0]));

/** No load axis reaches this, whether as a fraction or in percent; an engine-speed axis does. */
const leastTopSpeedRpm = 1000;

/** A load axis that reaches this is in percent. */
const leastTopPercent = 10;

/** Lays a table whose loads stand downwards on its side, and turns loads in percent into fractions. */
export const turnedAxes = ({ cells, columnAxis, rowAxis }: TurnedTable): TurnedTable => {
  const lying = most(columnAxis) >= leastTopSpeedRpm && most(rowAxis) < leastTopSpeedRpm;
  if (lying && columnAxis && rowAxis) {
    const upright = columnAxis.map((_, c) => cells.map((row) => row[c] ?? null));
    return turnedAxes({ cells: upright, columnAxis: rowAxis, rowAxis: columnAxis });
  }
  const percent = most(columnAxis) >= leastTopPercent && most(columnAxis) < leastTopSpeedRpm;
  return { cells, rowAxis, columnAxis: percent ? columnAxis?.map((v) => v / 100) : columnAxis };
};
