import { writtenNumber, type DecimalMark } from '../text/writtenNumber';

/** How many cells a table has, without its axes. */
export interface TableShape {
  readonly rows: number;
  readonly columns: number;
}

export interface Axes {
  /** The first line is an axis. */
  readonly top: boolean;
  /** The first cell of each line belongs to an axis. */
  readonly left: boolean;
  /** The first line has a cell above the row axis. */
  readonly corner: boolean;
}

const none: Axes = { top: false, left: false, corner: false };

/** Strictly up or strictly down, and at least two numbers. */
const isStepped = (numbers: readonly (number | undefined)[]): boolean =>
  numbers.length > 1 &&
  [1, -1].some((direction) =>
    numbers.every((value, i) => {
      const before = i === 0 ? -Infinity : (numbers[i - 1] ?? NaN) * direction;
      return value !== undefined && value * direction > before;
    }),
  );

/** An engine speed stands on one axis of every map; no cell and no load is as large. */
const leastEngineSpeedRpm = 500;

/**
 * Which axes a pasted table has: by its size if that fits the expected one, else by its content. A
 * corner without a number, with an engine speed on an axis beside it, is always one.
 *
 * A corner that is empty or a word means two axes, and so does a first line that is one cell shorter
 * than all others. A single line is never an axis. Numbers alone are axes if both rise or fall and reach an engine speed.
 */
export const whichAxes = (
  rows: readonly (readonly string[])[],
  shape: TableShape | undefined,
  mark: DecimalMark,
): Axes => {
  const width = Math.max(...rows.map((row) => row.length));
  const [first = [], ...others] = rows;
  const across = first.slice(1).map((text) => writtenNumber(text, mark));
  const down = others.map((row) => writtenNumber(row[0] ?? '', mark));
  const fast = [...across, ...down].some((value) => (value ?? 0) >= leastEngineSpeedRpm);
  const isCrossed = fast && isStepped(across) && isStepped(down);
  const hasCorner = writtenNumber(first[0] ?? '', mark) === undefined;
  if (shape && !(hasCorner && isCrossed)) {
    const more = [rows.length - shape.rows, width - shape.columns].join();
    const endsEmpty = rows.every((row) => (row[shape.columns] ?? '') === '');
    if (more === '0,0' || (more === '0,1' && endsEmpty)) return none;
    if (more === '1,0') return { top: true, left: false, corner: false };
    if (more === '0,1' && rows.every((row) => row.length === width)) {
      return { top: false, left: true, corner: false };
    }
  }
  if (others.length === 0) return none;
  if (hasCorner) return { top: true, left: true, corner: true };
  if (others.every((row) => row.length === first.length + 1)) {
    return { top: true, left: true, corner: false };
  }
  return isCrossed ? { top: true, left: true, corner: true } : none;
};
