/** What several runs of one measurement gave. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly greatest: number;
}

/** @throws if there is no value */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (place: number): number => {
    const value = sorted.at(place);
    if (value === undefined) throw new Error('Nothing was measured.');
    return value;
  };
  const middle = (sorted.length - 1) / 2;
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    least: at(0),
    greatest: at(-1),
  };
}
