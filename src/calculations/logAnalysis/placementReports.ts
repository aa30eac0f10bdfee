import { airDensityOf } from '../airAndFuel/airDensity';
import type { LogTable } from '../logReading/LogTable';
import { notice } from '../limits/notice';
import { columnNamesOf } from './columnNamesOf';
import type { MeanAir, PlacementReport } from './LogAnalysis';
import { loadPlacements, type LogAnalysisOptions } from './LogAnalysisOptions';
import { nearestCell } from './nearestCell';
import { type PlacedLoad, placedLoad } from './placedLoad';

/** Why a placement cannot be had, in words; '' if it can. */
export const placementLack = ({ lacking, lacksDisplacement }: PlacedLoad): string => {
  if (lacking.length > 0)
    return notice('logPlacementNeeds', { columns: columnNamesOf(lacking) }).text;
  return lacksDisplacement ? notice('logPlacementNeedsDisplacement').text : '';
};

/** The mean air of rows that have all of it; undefined if none has. */
const meanAir = (
  { barometer, coolant, intakeAir }: LogTable['columns'],
  rows: Uint32Array,
  seconds: Float64Array,
): MeanAir | undefined => {
  if (!barometer || !coolant || !intakeAir) return undefined;
  let [total, kpa, engine, air] = [0, 0, 0, 0];
  for (const row of rows) {
    const each = [barometer[row] ?? NaN, coolant[row] ?? NaN, intakeAir[row] ?? NaN] as const;
    if (each.some(Number.isNaN)) continue;
    const stands = seconds[row] ?? 0;
    total += stands;
    kpa += stands * each[0];
    engine += stands * each[1];
    air += stands * each[2];
  }
  if (total === 0) return undefined;
  const [barometerKpa, coolantCelsius, intakeAirCelsius] = [
    kpa / total,
    engine / total,
    air / total,
  ];
  return {
    barometerKpa,
    coolantCelsius,
    intakeAirCelsius,
    density: airDensityOf(barometerKpa, coolantCelsius, intakeAirCelsius),
  };
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
  const air = meanAir(table.columns, rows, seconds);
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
    return {
      placement,
      cannot,
      secondsMoved: moved,
      meanRatio: ratio / total,
      ...(placement !== 'asLogged' && air && { air }),
    };
  });
};
