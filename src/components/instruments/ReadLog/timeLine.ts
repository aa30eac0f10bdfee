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

/** How many pieces of a window are told apart; finer than a screen shows. */
const pieces = 600;

/** Reasons are counted in a byte. */
const reasons = 256;

/** Runs of marked pieces. */
function pathOf(marks: Uint8Array): string {
  let path = '';
  for (let from = 0; from < pieces; from += 1) {
    if (!marks[from]) continue;
    let to = from;
    // A piece without rows between two of one reason is a slow logger, not a gap.
    while (to < pieces && (marks[to] || marks[to + 1])) to += 1;
    path += `M${from} 0H${to}V1H${from}z`;
    from = to;
  }
  return path;
}

/** For each reason (0: used) the pieces of the window that hold such rows, as a path 600 wide, 1 high. */
export function reasonPaths(
  drives: Drives,
  rejectedBy: Uint8Array,
  { fromSeconds, toSeconds }: Stretch,
): ReadonlyMap<number, string> {
  const marks = new Uint8Array(reasons * pieces);
  const span = Math.max(1e-6, toSeconds - fromSeconds);
  for (const { firstRow, rowCount, fromSeconds: from, seconds } of drives) {
    if (from > toSeconds || from + seconds < fromSeconds) continue;
    const first = (from - fromSeconds) / span;
    const step = rowCount > 1 ? seconds / (rowCount - 1) / span : 0;
    for (let row = firstRow; row < firstRow + rowCount; row += 1) {
      const share = first + (row - firstRow) * step;
      if (share < 0 || share > 1) continue;
      const piece = Math.min(pieces - 1, Math.floor(share * pieces));
      marks[(rejectedBy[row] ?? 0) * pieces + piece] = 1;
    }
  }
  const paths = new Map<number, string>();
  for (let reason = 0; reason < reasons; reason += 1) {
    const path = pathOf(marks.subarray(reason * pieces, (reason + 1) * pieces));
    if (path !== '') paths.set(reason, path);
  }
  return paths;
}
