import { newLoadScalingOpenLoop } from './newLoadScaling';
import type { HistogramCells, ScalingTable } from './ScalingTable';

/** What the log says of the cells that ran in open loop. */
export interface OpenLoopLog {
  readonly measuredLambda: HistogramCells;
  readonly commandedLambda: HistogramCells;
  /** LTFT that was in use: one for all cells, or one each. */
  readonly longTermTrimPercent: number | HistogramCells;
  readonly hits?: HistogramCells;
}

export interface WorksheetInput {
  readonly table: ScalingTable;
  /** STFT + LTFT in percent, averaged over each cell. */
  readonly combinedTrim?: HistogramCells;
  readonly hits?: HistogramCells;
  readonly openLoop?: OpenLoopLog;
}

/** What the log says of one cell. */
export interface CellEvidence {
  readonly source: 'closed-loop' | 'open-loop';
  /** The whole correction by the formula. */
  readonly correctionPercent: number;
  /** Null where no hit counts are given. */
  readonly hits: number | null;
}

/** From this load on trims alone say too little; the computer runs in open loop there. */
export const highLoad = 0.8;

const at = (cells: HistogramCells | undefined, r: number, c: number): number | null =>
  cells?.[r]?.[c] ?? null;

const openLoopEvidence = (
  { table, hits, openLoop }: WorksheetInput,
  r: number,
  c: number,
): CellEvidence | null => {
  const oldScaling = table.cells[r]?.[c];
  const measuredLambda = at(openLoop?.measuredLambda, r, c);
  const commandedLambda = at(openLoop?.commandedLambda, r, c);
  if (!openLoop || oldScaling === undefined) return null;
  if (measuredLambda === null || commandedLambda === null) return null;
  const { longTermTrimPercent: given } = openLoop;
  const longTermTrimPercent = typeof given === 'number' ? given : at(given, r, c);
  if (longTermTrimPercent === null) return null;
  const lambdas = { measuredLambda, commandedLambda, longTermTrimPercent };
  const scaling = newLoadScalingOpenLoop({ oldScaling, ...lambdas });
  return {
    source: 'open-loop',
    correctionPercent: 100 * (scaling / oldScaling - 1),
    hits: at(openLoop.hits ?? hits, r, c),
  };
};

/**
 * What the log says of the cell in row `r` and column `c`; null for nothing.
 *
 * A cell with both gets the trims below load 0.8 and the lambdas from there on.
 */
export const cellEvidence = (input: WorksheetInput, r: number, c: number): CellEvidence | null => {
  const open = openLoopEvidence(input, r, c);
  const trim = at(input.combinedTrim, r, c);
  const load = input.table.loads[c] ?? 0;
  if (trim === null || (open && load >= highLoad)) return open;
  return { source: 'closed-loop', correctionPercent: trim, hits: at(input.hits, r, c) };
};
