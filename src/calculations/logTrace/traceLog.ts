import type { DriveSummary } from '../logReading/LogSummary';
import type { LogTable } from '../logReading/LogTable';
import type { LogTrace, TracedRole, TraceWindow } from './LogTrace';
import { traceReasons } from './traceReasons';

/** The first row from `from` on whose time is not below; `to` if there is none. */
const firstNotBelow = (times: Float64Array, time: number, from: number, to: number): number => {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Rows of one drive that lie in the window, with one on either side so that the line reaches its edge. */
interface Span {
  readonly from: number;
  readonly to: number;
  /** What to add to the time of a row for its place on the time line. */
  readonly offset: number;
}

const spansIn = (
  { timeSeconds }: LogTable,
  drives: readonly DriveSummary[],
  { fromSeconds, toSeconds }: TraceWindow,
): readonly Span[] =>
  drives.flatMap(({ firstRow, rowCount, fromSeconds: offset, seconds }) => {
    if (offset > toSeconds || offset + seconds < fromSeconds) return [];
    const end = firstRow + rowCount;
    const from = firstNotBelow(timeSeconds, fromSeconds - offset, firstRow, end);
    const to = firstNotBelow(timeSeconds, toSeconds - offset, from, end);
    return [{ from: Math.max(firstRow, from - 1), to: Math.min(end, to + 1), offset }];
  });

/**
 * The curves of a window, thinned to about as many points as asked for.
 *
 * Thinned, each piece of time gives two points, its least and its greatest value in the order in which they
 * occur, so that no peak of any length is lost.
 *
 * @param drives of the same table
 * @param rejectedBy by row, as an analysis of the same table tells it; left out before there is one
 */
export const traceLog = (
  table: LogTable,
  drives: readonly DriveSummary[],
  window: TraceWindow,
  rejectedBy?: Uint8Array,
): LogTrace => {
  const spans = spansIn(table, drives, window);
  const rowCount = spans.reduce((sum, { from, to }) => sum + to - from, 0);
  const columns = [...new Set(window.roles)].flatMap((role) => {
    const values = Object.hasOwn(table.columns, role) ? table.columns[role] : undefined;
    return values ? [{ role, values, points: [] as (number | null)[] }] : [];
  });
  const seconds: number[] = [];
  const rows: number[] = [];
  const isUsed: boolean[] = [];
  const mostPoints = Math.max(4, window.mostPoints);
  const isThinned = rowCount + spans.length > mostPoints;
  // With more drives than points between them no break is shown.
  const hasBreaks = 3 * spans.length <= mostPoints;
  const { timeSeconds } = table;
  const shown = (value: number): number | null => (Number.isNaN(value) ? null : value);

  const addTime = (row: number, offset: number): void => {
    seconds.push((timeSeconds[row] ?? 0) + offset);
    rows.push(row);
    isUsed.push(rejectedBy?.[row] === 0);
  };
  const addRow = (row: number, offset: number): void => {
    addTime(row, offset);
    for (const { values, points } of columns) points.push(shown(values[row] ?? NaN));
  };
  const addPiece = (from: number, to: number, offset: number): void => {
    if (to - from < 3) {
      for (let row = from; row < to; row += 1) addRow(row, offset);
      return;
    }
    addTime(from, offset);
    addTime(to - 1, offset);
    for (const { values, points } of columns) {
      let [least, most] = [from, from];
      for (let row = from; row < to; row += 1) {
        const value = values[row] ?? NaN;
        if (Number.isNaN(value)) continue;
        if (!(value >= (values[least] ?? NaN))) least = row;
        if (!(value <= (values[most] ?? NaN))) most = row;
      }
      const [first, second] = least < most ? [least, most] : [most, least];
      points.push(shown(values[first] ?? NaN), shown(values[second] ?? NaN));
    }
  };

  const total = spans.reduce((sum, span) => sum + secondsOf(span, timeSeconds), 0);
  const pieces = Math.max(1, Math.floor((mostPoints - (hasBreaks ? 3 * spans.length : 0)) / 2));
  const pieceSeconds = total / pieces;
  spans.forEach((span, place) => {
    const { from, to, offset } = span;
    if (place > 0 && hasBreaks) {
      seconds.push((seconds.at(-1) ?? 0) + 5e-4);
      rows.push(-1);
      isUsed.push(false);
      for (const { points } of columns) points.push(null);
    }
    if (!isThinned) {
      for (let row = from; row < to; row += 1) addRow(row, offset);
      return;
    }
    for (let row = from; row < to;) {
      const end = firstNotBelow(timeSeconds, (timeSeconds[row] ?? 0) + pieceSeconds, row + 1, to);
      addPiece(row, end, offset);
      row = end;
    }
  });
  return {
    seconds,
    rows,
    values: Object.fromEntries(columns.map(({ role, points }) => [role, points])) satisfies Partial<
      Record<TracedRole, (number | null)[]>
    >,
    isUsed,
    reasons: rejectedBy ? traceReasons(table, drives, rejectedBy, window) : [],
    isThinned,
    rowCount,
  };
};

const secondsOf = ({ from, to }: Span, timeSeconds: Float64Array): number =>
  (timeSeconds[to - 1] ?? 0) - (timeSeconds[from] ?? 0);
