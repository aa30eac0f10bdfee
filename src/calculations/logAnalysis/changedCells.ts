import type { CellChange, TrimTable } from './LogAnalysis';

/** The cells to type in, in reading order. */
export const changedCells = ({ loads, rpms, cells }: TrimTable): readonly CellChange[] =>
  cells.flatMap((line, row) =>
    line.flatMap(({ oldValue, newValue }, column) =>
      newValue === oldValue
        ? []
        : [
            {
              row,
              column,
              rpm: rpms[row] ?? NaN,
              load: loads[column] ?? NaN,
              oldValue,
              newValue,
              changePercent: 100 * (newValue / oldValue - 1),
            },
          ],
    ),
  );
