import { newLoadScalingClosedLoop } from './newLoadScaling';
import {
  cellEvidence,
  closedLoopEvidence,
  highLoad,
  openLoopEvidence,
  type CellEvidence,
  type WorksheetInput,
} from './cellEvidence';
import { cellFaults, type CellFault } from './cellFaults';
import { cellMarks, type CellMark } from './cellMarks';
import { asksForFault, hasNoSay, lambdaRow, type LambdaRow, rowSharePercent } from './lambdaRows';
import { roundedTowards } from './roundedTowards';
import { smoothCorrections, type Corrections } from './smoothCorrections';
import { requireOptions, usualOptions, type WorksheetOptions } from './worksheetOptions';

/**
 * Why a cell is what it is. `filled`: interpolated from its neighbours, without a log of its own. `kept`:
 * an input of it, or of its row, asks for the fault first, and no option changes that. `with-row`: from load
 * 0.8 up, raised as its row by lambda. `for-row`: its lambda speaks for the row and moves nothing here, below
 * load 0.8 or because the row asks for less. `no-say`: at the end of the sensor.
 */
export type CellOutcome =
  | 'corrected'
  | 'filled'
  | 'no-data'
  | 'few-hits'
  | 'marked'
  | 'kept'
  | 'with-row'
  | 'for-row'
  | 'no-say';

export interface WorksheetCell {
  readonly load: number;
  readonly speedRpm: number;
  readonly before: number;
  /** The very number of `before` where the outcome leaves the cell alone. */
  readonly after: number;
  readonly outcome: CellOutcome;
  readonly source: CellEvidence['source'] | null;
  readonly hits: number | null;
  /** Fewer hits than asked for. */
  readonly thin: boolean;
  /** The whole correction by the formula, in percent. */
  readonly computedPercent: number | null;
  /** What share, cap and smoothing left of it, or half of the row's raise; 0 for a cell left alone. */
  readonly appliedPercent: number;
  /** The part of `appliedPercent` that smoothing added, in points. */
  readonly smoothedByPoints: number;
  readonly capped: boolean;
  readonly marks: readonly CellMark[];
  readonly faults: readonly CellFault[];
  /** What the log says of it; null for nothing. */
  readonly evidence: CellEvidence | null;
  /** Where there are both: what lambda says behind its trims, from load 0.8 up the trims behind its lambda. */
  readonly behind: CellEvidence | null;
}

export interface Worksheet {
  readonly cells: readonly (readonly WorksheetCell[])[];
  /** False: nobody knows how thin the cells are. */
  readonly hitsKnown: boolean;
  /** What lambda asks for, row by row; null where it says nothing. */
  readonly rows: readonly (LambdaRow | null)[];
}

const limited = (percent: number, { sharePercent, capPercent }: WorksheetOptions): number => {
  const cap = capPercent ?? Infinity;
  return Math.max(-cap, Math.min(cap, (percent * sharePercent) / 100));
};

const isCapped = (percent: number, { sharePercent, capPercent }: WorksheetOptions): boolean =>
  Math.abs((percent * sharePercent) / 100) > (capPercent ?? Infinity);

/**
 * The next `Load Scaling` from the one in use and what the log says of it.
 *
 * Trims correct their own cell. Lambdas raise their whole row from load 0.8 up by one factor, for the columns
 * of a pull may be off, and lower none.
 *
 * @see newLoadScalingClosedLoop and newLoadScalingOpenLoop for the formulas
 * @see lambdaRow for the factor of a row
 * @throws OutOfRangeError for an option that cannot be
 */
export const loadScalingWorksheet = (
  input: WorksheetInput,
  options: WorksheetOptions = usualOptions,
): Worksheet => {
  requireOptions(options);
  const { loads, speedsRpm, cells } = input.table;
  const grid = <T>(cell: (r: number, c: number) => T): T[][] =>
    speedsRpm.map((_, r) => loads.map((__, c) => cell(r, c)));

  const evidence = grid((r, c) => cellEvidence(input, r, c));
  const thin = (each: CellEvidence | null): boolean =>
    (each?.hits ?? options.minimumHits) < options.minimumHits;
  const open = grid((r, c) => openLoopEvidence(input, r, c));
  const closed = grid((r, c) => closedLoopEvidence(input, r, c));
  /** What the other of lambda and trims says of a cell that has both. */
  const behind = grid((r, c) => {
    const other = (evidence[r]?.[c]?.source === 'closed-loop' ? open : closed)[r]?.[c] ?? null;
    return other && hasNoSay(other) ? null : other;
  });
  const thick = evidence.map((row) =>
    row.map((each) => (each && (thin(each) || hasNoSay(each)) ? null : each)),
  );
  const marks = grid((r, c) => cellMarks(thick, r, c, loads[c] ?? 0));
  const faults = grid((r, c) => [
    ...new Set(
      [evidence[r]?.[c], behind[r]?.[c]].flatMap((each) => (each ? cellFaults(each) : [])),
    ),
  ]);
  const rows = open.map((row, r) => lambdaRow(row, closed[r] ?? [], loads));
  const outcomes = grid((r, c): CellOutcome => {
    const row = rows[r];
    const isHigh = (loads[c] ?? 0) >= highLoad;
    if (isHigh && row?.verdict === 'raised') return 'with-row';
    const said = evidence[r]?.[c];
    if (!said) return 'no-data';
    const isByLambda = said.source === 'open-loop';
    if (isByLambda && hasNoSay(said)) return 'no-say';
    const other = behind[r]?.[c];
    if (faults[r]?.[c]?.length || (other && asksForFault(other))) return 'kept';
    if (row?.verdict === 'kept' && (isHigh || isByLambda)) return 'kept';
    if (isByLambda) return 'for-row';
    if (!thick[r]?.[c]) return 'few-hits';
    return options.skipMarked && marks[r]?.[c]?.length ? 'marked' : 'corrected';
  });

  const own: Corrections = grid((r, c) => {
    const percent = thick[r]?.[c]?.correctionPercent;
    if (outcomes[r]?.[c] !== 'corrected' || percent === undefined) return null;
    return limited(percent, options);
  });
  // A cell that has a log of its own, but too few hits or a mark, is left alone.
  const mayFill = (r: number, c: number) =>
    (loads[c] ?? 0) < highLoad && outcomes[r]?.[c] === 'no-data';
  const byTrims = options.smoothing ? smoothCorrections(own, options.smoothing, mayFill) : own;
  /** What is done to a cell: with its row, by its own trims, or nothing. */
  const change = (r: number, c: number) => {
    if (outcomes[r]?.[c] === 'with-row') {
      const applied = ((rows[r]?.percent ?? 0) * rowSharePercent) / 100;
      return { applied, smoothedByPoints: 0, capped: false };
    }
    const applied = byTrims[r]?.[c] ?? null;
    const percent = evidence[r]?.[c]?.correctionPercent ?? 0;
    return {
      applied,
      smoothedByPoints: (applied ?? 0) - (own[r]?.[c] ?? 0),
      capped: outcomes[r]?.[c] === 'corrected' && isCapped(percent, options),
    };
  };

  const worksheetCell = (r: number, c: number): WorksheetCell => {
    const before = cells[r]?.[c] ?? NaN;
    const said = evidence[r]?.[c] ?? null;
    const outcome = outcomes[r]?.[c] ?? 'no-data';
    const { applied, smoothedByPoints, capped } = change(r, c);
    const computed = (percent: number) =>
      newLoadScalingClosedLoop({ oldScaling: before, combinedTrimPercent: percent });
    return {
      load: loads[c] ?? NaN,
      speedRpm: speedsRpm[r] ?? NaN,
      before,
      after: applied === null ? before : roundedTowards(before, computed(applied)),
      outcome: applied !== null && outcome === 'no-data' ? 'filled' : outcome,
      source: said?.source ?? null,
      hits: said?.hits ?? null,
      thin: thin(said),
      computedPercent: said?.correctionPercent ?? null,
      appliedPercent: applied ?? 0,
      smoothedByPoints,
      capped,
      marks: marks[r]?.[c] ?? [],
      faults: faults[r]?.[c] ?? [],
      evidence: said,
      behind: behind[r]?.[c] ?? null,
    };
  };
  const hitsKnown = evidence.flat().some((each) => (each?.hits ?? null) !== null);
  return { cells: grid(worksheetCell), hitsKnown, rows };
};
