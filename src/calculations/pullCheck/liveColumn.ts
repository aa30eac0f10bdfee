/** A name that stands over several columns, and which of them was taken. */
export interface DoubledColumn {
  readonly name: string;
  readonly count: number;
  /** Counted from 1, as a spreadsheet does. */
  readonly taken: number;
  /** More than one of them moved, and by more than rounding apart. */
  readonly disagree: boolean;
}

/** Copies of one signal round differently; more apart than this is another signal. */
const disagreesFrom = 0.02;

/**
 * Picks, row by row, the live one among columns of one name: the first that has moved so far, the first
 * of all while none has.
 *
 * @param places of the columns, from 0
 */
export const liveColumn = (places: readonly number[]) => {
  const before: (number | undefined)[] = places.map(() => undefined);
  const moved = places.map(() => false);
  let disagree = false;
  const current = (): number => Math.max(0, moved.indexOf(true));
  return {
    /** Takes the numbers of a row, one for each place. @returns the place to read */
    take(values: readonly (number | undefined)[]): number {
      values.forEach((value, i) => {
        if (value === undefined) return;
        if (before[i] !== undefined && before[i] !== value) moved[i] = true;
        before[i] = value;
      });
      const alive = values.filter((value, i) => moved[i] && value !== undefined) as number[];
      const [least, most] = [Math.min(...alive), Math.max(...alive)];
      if (alive.length > 1 && most - least > disagreesFrom * Math.max(Math.abs(most), 1))
        disagree = true;
      return current();
    },
    place: (): number => places[current()] ?? 0,
    /** Undefined where the name stands once. */
    doubled: (name: string): DoubledColumn | undefined =>
      places.length < 2
        ? undefined
        : { name, count: places.length, taken: (places[current()] ?? 0) + 1, disagree },
  };
};
