import type { LogAnalysis, TrimCell } from './LogAnalysis';

/** One cell in two logs, before and after a flash. */
interface ComparedCell {
  readonly before: TrimCell;
  readonly after: TrimCell;
  /** What the mean trim should be now: (1 + T / 100) · S / S′ − 1, %; NaN without data before. */
  readonly expectedPercent: number;
  /** After less before, points; NaN unless both have data. */
  readonly changePoints: number;
  /** Of that difference, points. */
  readonly standardErrorPoints: number;
  /**
   * `better` and `worse`: nearer to zero or further by more than two standard errors and half a point.
   * `unknown`: one of the two is not settled.
   */
  readonly verdict: 'better' | 'worse' | 'same' | 'unknown';
}

export interface ComparedLogs {
  readonly cells: readonly (readonly ComparedCell[])[];
  /** Settled in both. */
  readonly compared: number;
  readonly better: number;
  readonly worse: number;
  /** Root mean square of the mean trims of the cells settled in both, %; NaN without any. */
  readonly rmsBefore: number;
  readonly rmsAfter: number;
}

/** Less is no difference that anyone needs. */
const leastPoints = 0.5;

const comparedCell = (before: TrimCell, after: TrimCell): ComparedCell => {
  const both = before.trust === 'settled' && after.trust === 'settled';
  const error = Math.hypot(before.standardErrorPercent, after.standardErrorPercent);
  const gain = Math.abs(before.meanPercent) - Math.abs(after.meanPercent);
  const isClear = Math.abs(gain) > Math.max(2 * error, leastPoints);
  const known = before.trust !== 'empty' && after.trust !== 'empty';
  const ratio = after.oldValue / before.oldValue;
  return {
    before,
    after,
    expectedPercent:
      before.trust === 'empty' ? NaN : 100 * ((1 + before.meanPercent / 100) / ratio - 1),
    changePoints: known ? after.meanPercent - before.meanPercent : NaN,
    standardErrorPoints: known ? error : NaN,
    verdict: !both ? 'unknown' : !isClear ? 'same' : gain > 0 ? 'better' : 'worse',
  };
};

/** Whether two axes, or two rows of numbers, are the same to the last figure. */
export const sameAxis = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);

/**
 * Holds two logs against each other, cell by cell.
 *
 * @throws RangeError if their tables have other axes
 */
export const compareAnalyses = (
  { table: before }: Pick<LogAnalysis, 'table'>,
  { table: after }: Pick<LogAnalysis, 'table'>,
): ComparedLogs => {
  if (!sameAxis(before.loads, after.loads) || !sameAxis(before.rpms, after.rpms))
    throw new RangeError('Two logs can be compared over the same axes only.');
  const cells = before.cells.map((line, row) =>
    line.flatMap((cell, column) => {
      const other = after.cells[row]?.[column];
      return other ? [comparedCell(cell, other)] : [];
    }),
  );
  const compared = cells.flat().filter(({ verdict }) => verdict !== 'unknown');
  const rms = (of: 'before' | 'after'): number =>
    Math.sqrt(compared.reduce((sum, cell) => sum + cell[of].meanPercent ** 2, 0) / compared.length);
  const count = (wanted: ComparedCell['verdict']): number =>
    compared.filter(({ verdict }) => verdict === wanted).length;
  return {
    cells,
    compared: compared.length,
    better: count('better'),
    worse: count('worse'),
    rmsBefore: rms('before'),
    rmsAfter: rms('after'),
  };
};
