import { visitGapSeconds } from '../logAnalysis/cellMeans';
import { clockError } from '../logAnalysis/clockError';
import type { LogAnalysis } from '../logAnalysis/LogAnalysis';
import { gridWeights } from '../logAnalysis/gridWeights';
import { placedLoad } from '../logAnalysis/placedLoad';
import { rowSeconds } from '../logAnalysis/rowSeconds';
import { totalTrim } from '../logAnalysis/totalTrim';
import type { DriveSummary } from '../logReading/LogSummary';
import type { LogTable } from '../logReading/LogTable';
import type { CellPlace, CellStretch } from './CellStretch';

/**
 * The rows behind one cell of an analysis, as stretches of the time line, in the order of time.
 *
 * @param analysis of the same table
 * @param drives of the same table
 */
export const cellStretches = (
  table: LogTable,
  analysis: LogAnalysis,
  drives: readonly DriveSummary[],
  { row: tableRow, column }: CellPlace,
): readonly CellStretch[] => {
  const { options, rejectedBy } = analysis;
  const { loads } = placedLoad(table, options.placement, options.displacementCc);
  const { rpm } = table.columns;
  const trim = totalTrim(table)?.percent;
  if (!loads || !rpm || !trim) return [];
  const { binning, minimumHitWeight } = options;
  const grid = gridWeights(options.table, binning, minimumHitWeight);
  const cell = tableRow * options.table.loads.length + column;
  const seconds = rowSeconds(table);
  const stretches: (CellStretch & { sum: number })[] = [];
  let drive = 0;
  let lastDrive = -1;
  for (let row = 0; row < table.rowCount; row += 1) {
    if (rejectedBy[row] !== 0) continue;
    const count = grid.spread(loads[row] ?? NaN, rpm[row] ?? NaN);
    let weight = 0;
    for (let k = 0; k < count; k += 1) if (grid.cells[k] === cell) weight += grid.weights[k] ?? 0;
    const weightSeconds = weight * (seconds[row] ?? 0);
    if (weightSeconds <= 0) continue;
    while (row >= (drives[drive + 1]?.firstRow ?? Infinity)) drive += 1;
    const at = (table.timeSeconds[row] ?? 0) + (drives[drive]?.fromSeconds ?? 0);
    const sum = weightSeconds * (trim[row] ?? 0);
    const last = stretches.at(-1);
    if (last && lastDrive === drive && at - last.toSeconds <= visitGapSeconds + clockError) {
      stretches[stretches.length - 1] = {
        ...last,
        toSeconds: at,
        rowCount: last.rowCount + 1,
        weightSeconds: last.weightSeconds + weightSeconds,
        sum: last.sum + sum,
      };
    } else {
      const start = { fromSeconds: at, toSeconds: at, rowCount: 1, meanPercent: NaN };
      stretches.push({ ...start, weightSeconds, sum });
    }
    lastDrive = drive;
  }
  return stretches.map(({ sum, ...stretch }) => ({
    ...stretch,
    meanPercent: sum / stretch.weightSeconds,
  }));
};
