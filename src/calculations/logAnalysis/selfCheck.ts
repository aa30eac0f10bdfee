import { cellCorrections } from './cellCorrections';
import { cellMeans, type RowValues, trustOf } from './cellMeans';
import { clockError } from './clockError';
import { correctedValue } from './correctedValue';
import { gridWeights } from './gridWeights';
import type { SelfCheck } from './LogAnalysis';
import type { LogAnalysisOptions } from './LogAnalysisOptions';

/** Where the rows lie; by row of the log. */
export interface RowPlaces {
  readonly load: ArrayLike<number>;
  readonly rpm: ArrayLike<number>;
}

/** Trims within this are good enough to go on. */
const goodPercent = 5;

/** The held-back residual must fall by this share at least: less is chance. */
const leastGain = 0.02;

/** So many seconds must have been held back, or the check proves nothing. */
const leastHeldBackSeconds = 30;

const holdSeconds = 60;

/** Residuals of some rows, before and after a new table. */
interface Residuals {
  seconds: number;
  squareBefore: number;
  squareAfter: number;
  withinBefore: number;
  withinAfter: number;
}

const none = (): Residuals => ({
  seconds: 0,
  squareBefore: 0,
  squareAfter: 0,
  withinBefore: 0,
  withinAfter: 0,
});

/** The rows that are checked, and what holds for all tables that are tried on them. */
interface Checked {
  readonly rowValues: RowValues;
  readonly places: RowPlaces;
  readonly staying: ReadonlySet<number>;
  readonly options: LogAnalysisOptions;
}

/** The new table over the old one at each row, both read between their breakpoints. */
const addResiduals = (
  into: Residuals,
  { rowValues, places, staying, options }: Checked,
  newValues: readonly number[],
  part: (place: number) => boolean,
): void => {
  const { values, seconds, weighted } = rowValues;
  const { load, rpm } = places;
  const { table } = options;
  const grid = gridWeights(table, 'bilinear');
  const oldValues = table.cells.flat();
  for (let i = 0; i < weighted.rows.length; i += 1) {
    if (!part(i)) continue;
    const row = weighted.rows[i] ?? 0;
    const count = grid.spread(load[row] ?? NaN, rpm[row] ?? NaN);
    if (count === 0) continue;
    let before = 0;
    let after = 0;
    let canMove = false;
    for (let k = 0; k < count; k += 1) {
      const cell = grid.cells[k] ?? 0;
      canMove ||= !staying.has(cell);
      before += (grid.weights[k] ?? 0) * (oldValues[cell] ?? 0);
      after += (grid.weights[k] ?? 0) * (newValues[cell] ?? 0);
    }
    const trim = values[row] ?? NaN;
    const left = 100 * ((1 + trim / 100) / (after / before) - 1);
    if (Number.isNaN(left) || !canMove) continue;
    const stands = seconds[row] ?? 0;
    into.seconds += stands;
    into.squareBefore += stands * trim * trim;
    into.squareAfter += stands * left * left;
    if (Math.abs(trim) <= goodPercent) into.withinBefore += stands;
    if (Math.abs(left) <= goodPercent) into.withinAfter += stands;
  }
};

/** The table that a part of the rows would make. */
const tableOf = (
  { rowValues, options, staying }: Checked,
  part: (place: number) => boolean,
): readonly number[] => {
  const means = cellMeans(rowValues, part);
  const oldValues = options.table.cells.flat();
  const cells = oldValues.map((_, cell) => ({
    trust: trustOf(means, cell, options.trust),
    seconds: means.seconds[cell] ?? 0,
    meanPercent: means.mean[cell] ?? NaN,
    standardErrorPercent: means.standardError[cell] ?? NaN,
  }));
  const corrections = cellCorrections(cells, staying, options);
  return oldValues.map((oldValue, cell) => {
    const correction = corrections[cell];
    return correction
      ? correctedValue(oldValue, correction.percent, correction.seconds, options).value
      : oldValue;
  });
};

/** 1 for the rows of every second minute of a drive. */
const secondMinutes = ({ table, weighted }: RowValues): Uint8Array => {
  const { rows } = weighted;
  const half = new Uint8Array(rows.length);
  let drive = 0;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    while (row >= (table.driveStarts[drive + 1] ?? Infinity)) drive += 1;
    const minute = Math.floor(((table.timeSeconds[row] ?? 0) + clockError) / holdSeconds);
    half[i] = (minute + drive) % 2;
  }
  return half;
};

/**
 * Reads the new table over the log: what would the trims have been?
 *
 * r = (1 + T / 100) / (S′ / S) − 1 on the rows that made the table, and on rows that did not: every
 * second minute is held back while the others make a table, then the other way round. Rows of which no
 * cell can move say nothing of the table, and are left out.
 *
 * @param newValues the cells of the new table, row by row
 * @param staying cells that stay whatever a half of the log says of them: locked, at high load, or doubtful in
 * the whole
 */
export const selfCheck = (
  rowValues: RowValues,
  places: RowPlaces,
  newValues: readonly number[],
  staying: ReadonlySet<number>,
  options: LogAnalysisOptions,
): SelfCheck => {
  const checked: Checked = { rowValues, places, staying, options };
  const used = none();
  addResiduals(used, checked, newValues, () => true);
  const heldBack = none();
  const half = secondMinutes(rowValues);
  const halves = new Set(half);
  if (halves.size === 2) {
    for (const held of halves) {
      const made = tableOf(checked, (place) => half[place] !== held);
      addResiduals(heldBack, checked, made, (place) => half[place] === held);
    }
  }
  const rms = (square: number, seconds: number): number => Math.sqrt(square / seconds);
  const heldBackRmsBefore = rms(heldBack.squareBefore, heldBack.seconds);
  const heldBackRmsAfter = rms(heldBack.squareAfter, heldBack.seconds);
  return {
    usedSeconds: used.seconds,
    usedRmsBefore: rms(used.squareBefore, used.seconds),
    usedRmsAfter: rms(used.squareAfter, used.seconds),
    usedWithinBefore: used.withinBefore / used.seconds,
    usedWithinAfter: used.withinAfter / used.seconds,
    heldBackRmsBefore,
    heldBackRmsAfter,
    heldBackWithinBefore: heldBack.withinBefore / heldBack.seconds,
    heldBackWithinAfter: heldBack.withinAfter / heldBack.seconds,
    heldBackSeconds: heldBack.seconds,
    supportsChange:
      heldBack.seconds >= leastHeldBackSeconds &&
      heldBackRmsAfter <= (1 - leastGain) * heldBackRmsBefore,
  };
};
