import { secondsPerCycleAtOneRpm } from '../airAndFuel/loadFromAirFlow';
import { referenceDensityGramsPerCc } from '../airAndFuel/scaledLoad';
import type { LogTable } from '../logReading/LogTable';

/** Displacement by which an air flow is worked out from the load where none was logged. */
const usualDisplacementCc = 1999;

/**
 * The air flow of a row, g/s: logged, or from the logged load, L · V · 0.0012 · N / 120, for that load is brought
 * to one density. NaN where it cannot be had.
 */
export const airFlowReader = (
  { columns: { airFlow, load, rpm } }: Pick<LogTable, 'columns'>,
  displacementCc: number | null,
): ((row: number) => number) => {
  const factor =
    ((displacementCc ?? usualDisplacementCc) * referenceDensityGramsPerCc) /
    secondsPerCycleAtOneRpm;
  return (row) => {
    const logged = airFlow?.[row] ?? NaN;
    // Another file of the card may lack it.
    return Number.isNaN(logged) ? factor * (load?.[row] ?? NaN) * (rpm?.[row] ?? NaN) : logged;
  };
};
