import type { LogTable } from '../logReading/LogTable';
import { referenceDensity } from './placedLoad';

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
  if (airFlow) return (row) => airFlow[row] ?? NaN;
  const factor = ((displacementCc ?? usualDisplacementCc) * referenceDensity) / 120;
  return (row) => factor * (load?.[row] ?? NaN) * (rpm?.[row] ?? NaN);
};
