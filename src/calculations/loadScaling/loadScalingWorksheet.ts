import { newLoadScalingClosedLoop } from './newLoadScaling';
import { cellEvidence, highLoad, type CellEvidence, type WorksheetInput } from './cellEvidence';
import { cellFaults, type CellFault } from './cellFaults';
import { cellMarks, type CellMark } from './cellMarks';
import { roundedTowards } from './roundedTowards';
import { smoothCorrections, type Corrections } from './smoothCorrections';
import { requireOptions, usualOptions, type WorksheetOptions } from './worksheetOptions';

/**
 * Why a cell is what it is. `filled`: interpolated from its neighbours, without a log of its own. `kept`:
 * an input of it asks for the fault first, and no option changes that.
 */
export type CellOutcome = 'corrected' | 'filled' | 'no-data' | 'few-hits' | 'marked' | 'kept';

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
  /** What share, cap and smoothing left of it; 0 for a cell left alone. */
  readonly appliedPercent: number;
  /** The part of `appliedPercent` that smoothing added, in points. */
  readonly smoothedByPoints: number;
  readonly capped: boolean;
  readonly marks: readonly CellMark[];
  readonly faults: readonly CellFault[];
  /** What the log says of it; null for nothing. */
  readonly evidence: CellEvidence | null;
}

export interface Worksheet {
  readonly cells: readonly (readonly WorksheetCell[])[];
  /** False: nobody knows how thin the cells are. */
  readonly hitsKnown: boolean;
}

const limited = (percent: number, { sharePercent, capPercent }: WorksheetOptions): number => {
  const cap = capPercent ?? Infinity;
  return Math.max(-cap, Math.min(cap, (percent * sharePercent) / 100));
};

/**
 * The next `Load Scaling` from the one in use and what the log says of it.
 *
 * @see newLoadScalingClosedLoop and newLoadScalingOpenLoop for the formulas
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
  const thick = evidence.map((row) => row.map((each) => (thin(each) ? null : each)));
  const marks = grid((r, c) => cellMarks(thick, r, c, loads[c] ?? 0));
  const faults = evidence.map((row) => row.map((each) => (each ? cellFaults(each) : [])));
  const outcomes = grid((r, c): CellOutcome => {
    if (!evidence[r]?.[c]) return 'no-data';
    if (faults[r]?.[c]?.length) return 'kept';
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
  const final = options.smoothing ? smoothCorrections(own, options.smoothing, mayFill) : own;

  const worksheetCell = (r: number, c: number): WorksheetCell => {
    const before = cells[r]?.[c] ?? NaN;
    const said = evidence[r]?.[c] ?? null;
    const applied = final[r]?.[c] ?? null;
    const alone = own[r]?.[c] ?? 0;
    const outcome = outcomes[r]?.[c] ?? 'no-data';
    const computed = (percent: number) =>
      newLoadScalingClosedLoop({ oldScaling: before, combinedTrimPercent: percent });
    return {
      load: loads[c] ?? NaN,
      speedRpm: speedsRpm[r] ?? NaN,
      before,
      after: applied === null ? before : roundedTowards(before, computed(applied)),
      outcome: applied !== null && outcome !== 'corrected' ? 'filled' : outcome,
      source: said?.source ?? null,
      hits: said?.hits ?? null,
      thin: thin(said),
      computedPercent: said?.correctionPercent ?? null,
      appliedPercent: applied ?? 0,
      smoothedByPoints: (applied ?? 0) - alone,
      capped:
        outcome === 'corrected' &&
        Math.abs(((said?.correctionPercent ?? 0) * options.sharePercent) / 100) >
          (options.capPercent ?? Infinity),
      marks: marks[r]?.[c] ?? [],
      faults: faults[r]?.[c] ?? [],
      evidence: said,
    };
  };
  const hitsKnown = evidence.flat().some((each) => (each?.hits ?? null) !== null);
  return { cells: grid(worksheetCell), hitsKnown };
};
