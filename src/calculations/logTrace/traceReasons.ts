import { driveLeftOut } from '../logAnalysis/LogAnalysis';
import type { DriveSummary } from '../logReading/LogSummary';
import type { LogTable } from '../logReading/LogTable';
import { type TraceReason, tracePieces, type TraceWindow } from './LogTrace';

/** Runs of marked pieces. */
function runsOf(marks: Uint8Array): TraceReason['runs'] {
  const runs: (readonly [number, number])[] = [];
  for (let from = 0; from < tracePieces; from += 1) {
    if (!marks[from]) continue;
    let to = from;
    // A piece without rows between two of one reason is a slow logger, not a gap.
    while (to < tracePieces && (marks[to] || marks[to + 1])) to += 1;
    runs.push([from, to]);
    from = to;
  }
  return runs;
}

/**
 * For each reason the pieces of a window that hold such rows.
 *
 * @param rejectedBy by row, as an analysis of the same table tells it
 */
export function traceReasons(
  { timeSeconds }: LogTable,
  drives: readonly DriveSummary[],
  rejectedBy: Uint8Array,
  { fromSeconds, toSeconds }: Pick<TraceWindow, 'fromSeconds' | 'toSeconds'>,
): readonly TraceReason[] {
  const marks = new Uint8Array((driveLeftOut + 1) * tracePieces);
  const span = Math.max(1e-6, toSeconds - fromSeconds);
  for (const { firstRow, rowCount, fromSeconds: begins, seconds } of drives) {
    if (begins > toSeconds || begins + seconds < fromSeconds) continue;
    for (let row = firstRow; row < firstRow + rowCount; row += 1) {
      const share = (begins + (timeSeconds[row] ?? NaN) - fromSeconds) / span;
      if (!(share >= 0 && share <= 1)) continue;
      const piece = Math.min(tracePieces - 1, Math.floor(share * tracePieces));
      marks[(rejectedBy[row] ?? 0) * tracePieces + piece] = 1;
    }
  }
  const reasons: TraceReason[] = [];
  for (let code = 0; code <= driveLeftOut; code += 1) {
    const runs = runsOf(marks.subarray(code * tracePieces, (code + 1) * tracePieces));
    if (runs.length > 0) reasons.push({ code, runs });
  }
  return reasons;
}
