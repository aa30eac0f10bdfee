import { newLoadScalingOpenLoop } from './newLoadScaling';
import type { HistogramCells, ScalingTable } from './ScalingTable';

/** What the log says of the cells that ran in open loop. */
interface OpenLoopLog {
  readonly measuredLambda: HistogramCells;
  readonly commandedLambda: HistogramCells;
  readonly hits?: HistogramCells;
}

export interface WorksheetInput {
  readonly table: ScalingTable;
  /** STFT + LTFT in percent, averaged over each cell. */
  readonly combinedTrim?: HistogramCells;
  readonly hits?: HistogramCells;
  /** LTFT that was in use, in percent: one for all cells, or one each; left out if nobody knows. */
  readonly longTermTrimPercent?: number | HistogramCells;
  readonly openLoop?: OpenLoopLog;
}

/** What the log says of one cell. */
export interface CellEvidence {
  readonly source: 'closed-loop' | 'open-loop';
  /** The whole correction by the formula. */
  readonly correctionPercent: number;
  /** Null where no hit counts are given. */
  readonly hits: number | null;
  /** Null where it is not known; it counts as 0 in open loop then. */
  readonly longTermTrimPercent: number | null;
  /** In open loop alone. */
  readonly lambda: { readonly measured: number; readonly commanded: number } | null;
}

/** From this load on trims alone say too little; the computer runs in open loop there. */
export const highLoad = 0.8;

const at = (cells: HistogramCells | undefined, r: number, c: number): number | null =>
  cells?.[r]?.[c] ?? null;

const longTermTrimAt = (
  { longTermTrimPercent: given }: WorksheetInput,
  r: number,
  c: number,
): number | null => (typeof given === 'number' ? given : at(given, r, c));

/** What lambda says of the cell in row `r` and column `c`, whatever trims stand beside it; null for nothing. */
export const openLoopEvidence = (
  input: WorksheetInput,
  r: number,
  c: number,
): CellEvidence | null => {
  const { table, hits, openLoop } = input;
  const oldScaling = table.cells[r]?.[c];
  const measured = at(openLoop?.measuredLambda, r, c);
  const commanded = at(openLoop?.commandedLambda, r, c);
  if (!openLoop || oldScaling === undefined) return null;
  if (measured === null || commanded === null) return null;
  const longTermTrimPercent = longTermTrimAt(input, r, c);
  const scaling = newLoadScalingOpenLoop({
    oldScaling,
    measuredLambda: measured,
    commandedLambda: commanded,
    longTermTrimPercent: longTermTrimPercent ?? 0,
  });
  return {
    source: 'open-loop',
    correctionPercent: 100 * (scaling / oldScaling - 1),
    hits: at(openLoop.hits ?? hits, r, c),
    longTermTrimPercent,
    lambda: { measured, commanded },
  };
};

/** What closed-loop trims say of the cell, whatever lambda stands beside them; null for nothing. */
export const closedLoopEvidence = (
  input: WorksheetInput,
  r: number,
  c: number,
): CellEvidence | null => {
  const trim = at(input.combinedTrim, r, c);
  if (trim === null) return null;
  return {
    source: 'closed-loop',
    correctionPercent: trim,
    hits: at(input.hits, r, c),
    longTermTrimPercent: longTermTrimAt(input, r, c),
    lambda: null,
  };
};

/**
 * What the log says of the cell in row `r` and column `c`; null for nothing.
 *
 * A cell with both gets the trims below load 0.8 and the lambdas from there on.
 */
export const cellEvidence = (input: WorksheetInput, r: number, c: number): CellEvidence | null => {
  const open = openLoopEvidence(input, r, c);
  const closed = closedLoopEvidence(input, r, c);
  const load = input.table.loads[c] ?? 0;
  return closed === null || (open && load >= highLoad) ? open : closed;
};
