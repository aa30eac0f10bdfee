import type { LogTable } from '../logReading/LogTable';

type ColumnRole = keyof LogTable['columns'];

/** What these columns can say of this car; a row with a number outside is not believed. */
export const sanityRanges: readonly (readonly [role: ColumnRole, least: number, most: number])[] = [
  ['rpm', 1, 9000],
  ['load', 0, 2.5],
  ['coolant', -40, 140],
  ['lambda', 0.5, 2],
];

/** No sum of trims lies beyond. */
export const mostTrimPercent = 50;
