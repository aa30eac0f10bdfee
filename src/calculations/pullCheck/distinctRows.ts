import type { LogRow } from './logQuantity';

/** The rows whose engine speed is not that of the row before: in a pull it never stands still. */
export const distinctRows = (rows: readonly LogRow[]): readonly LogRow[] =>
  rows.filter((row, i) => row.engineSpeedRpm !== rows[i - 1]?.engineSpeedRpm);
