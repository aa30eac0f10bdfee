import type { LogTable } from '../logReading/LogTable';
import { notice } from '../limits/notice';
import { columnNamesOf } from './columnNamesOf';
import type { PlacementReport } from './LogAnalysis';
import { loadPlacements, type LogAnalysisOptions } from './LogAnalysisOptions';
import { nearestCell } from './nearestCell';
import { type PlacedLoad, placedLoad } from './placedLoad';

/** Why a placement cannot be had, in words; '' if it can. */
export const placementLack = ({ lacking, lacksDisplacement }: PlacedLoad): string => {
  if (lacking.length > 0)
    return notice('logPlacementNeeds', { columns: columnNamesOf(lacking) }).text;
  return lacksDisplacement ? notice('logPlacementNeedsDisplacement').text : '';
};

/** For each way to lay rows on the load axis: how many of the used seconds fall into another cell. */
export const placementReports = (
  table: LogTable,
  rows: Uint32Array,
  seconds: Float64Array,
  options: LogAnalysisOptions,
): readonly PlacementReport[] => {
  const logged = table.columns.load;
  const { rpm } = table.columns;
  return loadPlacements.map((placement): PlacementReport => {
    const placed = placedLoad(table, placement, options.displacementCc);
    const cannot = placementLack(placed);
    if (!placed.loads || !logged) return { placement, cannot, secondsMoved: NaN, meanRatio: NaN };
    let [moved, total, ratio] = [0, 0, 0];
    for (const row of rows) {
      const [load, speed, other] = [
        logged[row] ?? NaN,
        rpm?.[row] ?? NaN,
        placed.loads[row] ?? NaN,
      ];
      if (Number.isNaN(load) || Number.isNaN(other)) continue;
      const stands = seconds[row] ?? 0;
      if (nearestCell(options.table, load, speed) !== nearestCell(options.table, other, speed))
        moved += stands;
      if (load <= 0) continue;
      total += stands;
      ratio += stands * (other / load);
    }
    return { placement, cannot, secondsMoved: moved, meanRatio: ratio / total };
  });
};
