import type { LogTable } from '../logReading/LogTable';
import { driveRanges } from './driveRanges';
import { gridWeights } from './gridWeights';
import type { LogAnalysis } from './LogAnalysis';
import { placedLoad } from './placedLoad';
import { rowSeconds } from './rowSeconds';

/** Rows of one drive that count in a cell, without a gap of more than 2 s: one visit. */
export interface CellVisit {
  readonly drive: number;
  readonly firstRow: number;
  readonly lastRow: number;
  readonly startSeconds: number;
  /** Seconds that carry weight in the cell. */
  readonly seconds: number;
}

const visitGapSeconds = 2;

/** The used rows behind a cell, for the plot: its visits in order of time. */
export const rowsOfCell = (
  table: LogTable,
  { options, rejectedBy }: Pick<LogAnalysis, 'options' | 'rejectedBy'>,
  row: number,
  column: number,
): readonly CellVisit[] => {
  const { loads } = placedLoad(table, options.placement, options.displacementCc);
  const { rpm } = table.columns;
  if (!loads || !rpm) return [];
  const wanted = row * options.table.loads.length + column;
  const grid = gridWeights(options.table, options.binning, options.minimumHitWeight);
  const seconds = rowSeconds(table);
  const visits: CellVisit[] = [];
  for (const { drive, from, to } of driveRanges(table)) {
    let open: CellVisit | undefined;
    for (let each = from; each < to; each += 1) {
      if (rejectedBy[each] !== 0) continue;
      const count = grid.spread(loads[each] ?? NaN, rpm[each] ?? NaN);
      const place = grid.cells.subarray(0, count).indexOf(wanted);
      if (place < 0) continue;
      const at = table.timeSeconds[each] ?? NaN;
      const carries = (grid.weights[place] ?? 0) * (seconds[each] ?? 0);
      if (open && at - (table.timeSeconds[open.lastRow] ?? NaN) <= visitGapSeconds) {
        open = { ...open, lastRow: each, seconds: open.seconds + carries };
      } else {
        if (open) visits.push(open);
        open = { drive, firstRow: each, lastRow: each, startSeconds: at, seconds: carries };
      }
    }
    if (open) visits.push(open);
  }
  return visits;
};
