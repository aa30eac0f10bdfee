import type { LogSummary } from '@site/src/calculations/logReading/LogSummary';

/** A stretch of the time line of the card, s. */
export interface Stretch {
  readonly fromSeconds: number;
  readonly toSeconds: number;
}

type Drives = LogSummary['drives'];

/** Time of one row on the time line; rows of a drive are taken as evenly spaced. */
export const secondsOfRow = (drives: Drives, drive: number, row: number): number => {
  const found = drives[drive];
  if (!found) return NaN;
  const { firstRow, rowCount, fromSeconds, seconds } = found;
  return fromSeconds + (rowCount > 1 ? ((row - firstRow) / (rowCount - 1)) * seconds : 0);
};

/** The row nearest to a time; −1 between two drives. */
export function rowAt(drives: Drives, time: number): number {
  const drive = drives.findLast(({ fromSeconds }) => fromSeconds <= time + 1e-9);
  if (!drive || time > drive.fromSeconds + drive.seconds + 1e-9) return -1;
  const share = drive.seconds > 0 ? (time - drive.fromSeconds) / drive.seconds : 0;
  return drive.firstRow + Math.round(share * (drive.rowCount - 1));
}

/** The end of the last drive. */
export const endOf = (drives: Drives): number => {
  const last = drives.at(-1);
  return last ? last.fromSeconds + last.seconds : 0;
};
