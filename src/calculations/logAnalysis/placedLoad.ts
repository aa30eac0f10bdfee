import { airDensityOf } from '../airAndFuel/airDensity';
import { secondsPerCycleAtOneRpm } from '../airAndFuel/loadFromAirFlow';
import { referenceDensityGramsPerCc } from '../airAndFuel/scaledLoad';
import type { LogRole } from '../logReading/LogRole';
import type { LogTable } from '../logReading/LogTable';
import type { LoadPlacement } from './LogAnalysisOptions';

/** A load for each row, or why there is none. */
export interface PlacedLoad {
  /** A ratio; NaN where a value is missing. Null if it cannot be had. As logged it is the column itself. */
  readonly loads: Float32Array | Float64Array | null;
  readonly lacking: readonly LogRole[];
  readonly lacksDisplacement: boolean;
}

const needed: Readonly<Record<LoadPlacement, readonly (keyof LogTable['columns'])[]>> = {
  asLogged: ['load'],
  densityUndone: ['load', 'barometer', 'coolant', 'intakeAir'],
  fromAirFlow: ['airFlow', 'barometer', 'coolant', 'intakeAir'],
};

/**
 * The load by which rows are laid on the axis of `Load Scaling`.
 *
 * As logged; with its density undone, L · 0.0012 / ρ; or from the air flow, 120 · ṁ / (V · ρ · N). Which
 * one the computer looks up is not documented.
 */
export const placedLoad = (
  table: LogTable,
  placement: LoadPlacement,
  displacementCc: number | null,
): PlacedLoad => {
  const { columns, rowCount } = table;
  const lacking = needed[placement].filter((role) => !columns[role]);
  const lacksDisplacement = placement === 'fromAirFlow' && displacementCc === null;
  if (lacking.length > 0 || lacksDisplacement) return { loads: null, lacking, lacksDisplacement };
  const { load, airFlow, rpm, barometer, coolant, intakeAir } = columns;
  if (placement === 'asLogged') return { loads: load ?? null, lacking, lacksDisplacement };
  const loads = new Float64Array(rowCount);
  for (let row = 0; row < rowCount; row += 1) {
    const air = airDensityOf(
      barometer?.[row] ?? NaN,
      coolant?.[row] ?? NaN,
      intakeAir?.[row] ?? NaN,
    );
    loads[row] =
      placement === 'densityUndone'
        ? ((load?.[row] ?? NaN) * referenceDensityGramsPerCc) / air
        : (secondsPerCycleAtOneRpm * (airFlow?.[row] ?? NaN)) /
          ((displacementCc ?? NaN) * air * (rpm?.[row] ?? NaN));
  }
  return { loads, lacking, lacksDisplacement };
};
