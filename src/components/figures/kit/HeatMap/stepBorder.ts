/** A straight piece of the border, counted in cells: from a grid crossing right or down. */
export interface BorderRun {
  readonly column: number;
  readonly row: number;
  readonly length: number;
  readonly direction: 'right' | 'down';
}

export interface Border {
  /** Values from which the border takes its course: one row per row of the map. */
  readonly of: readonly (readonly number[])[];
  /** The line parts the cells below this value from the others. */
  readonly at: number;
}

/** Places from 0 to `length` where `parted` holds, joined into runs. */
const runsOf = (
  length: number,
  parted: (place: number) => boolean,
): [start: number, length: number][] => {
  const runs: [number, number][] = [];
  for (let place = 0; place < length; place += 1) {
    if (!parted(place)) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === place) last[1] += 1;
    else runs.push([place, 1]);
  }
  return runs;
};

/** The stepped line between the cells below a value and the others; the map's own rim is no border. */
export const stepBorder = ({ of: values, at }: Border): BorderRun[] => {
  const rows = values.length;
  const columns = values[0]?.length ?? 0;
  const below = (row: number, column: number): boolean => (values[row]?.[column] ?? at) < at;
  const runs: BorderRun[] = [];
  for (let row = 1; row < rows; row += 1) {
    const parted = (column: number) => below(row - 1, column) !== below(row, column);
    for (const [column, length] of runsOf(columns, parted)) {
      runs.push({ column, row, length, direction: 'right' });
    }
  }
  for (let column = 1; column < columns; column += 1) {
    const parted = (row: number) => below(row, column - 1) !== below(row, column);
    for (const [row, length] of runsOf(rows, parted)) {
      runs.push({ column, row, length, direction: 'down' });
    }
  }
  return runs;
};
