import { thresholds } from '@site/src/data/limits/thresholds';
import { highLoad, type CellEvidence } from './cellEvidence';
import { cellFaults } from './cellFaults';

/** What is applied of a row's raise: the columns of a pull may be off. */
export const rowSharePercent = 50;

/** A cell at the end of the sensor is no measurement: it has no say, if nothing else is wrong with it. */
export const hasNoSay = (cell: CellEvidence): boolean => {
  const faults = cellFaults(cell);
  return faults.length === 1 && faults.includes('sensor-end');
};

/** A fault, or a correction so large that it is one. */
export const asksForFault = (cell: CellEvidence): boolean =>
  cellFaults(cell).length > 0 || Math.abs(cell.correctionPercent) >= thresholds.faultFirstPercent;

/** What the lambdas of a row ask for. */
export interface LambdaRow {
  /**
   * `raised`: from load 0.8 up, by one factor. `kept`: a fault is to be found first. `asks-for-less`: no cell
   * asks for a raise; nothing is lowered by lambda, for that needs a proof that no single table holds.
   */
  readonly verdict: 'raised' | 'kept' | 'asks-for-less';
  /** The largest that one of its cells asks for; of a kept row what its worst cell asks for. */
  readonly percent: number;
}

const furthest = (cells: readonly CellEvidence[]): number =>
  cells
    .map(({ correctionPercent }) => correctionPercent)
    .reduce((most, each) => (Math.abs(each) > Math.abs(most) ? each : most), 0);

/**
 * What the lambdas of a row do to its cells from load 0.8 up; null where none speaks.
 *
 * Derived for this guide; no other source gives it.
 *
 * @param open what lambda says of each cell, whatever trims stand beside it
 * @param trims what closed-loop trims say of each cell: from load 0.8 up their faults keep the row, too
 */
export const lambdaRow = (
  open: readonly (CellEvidence | null)[],
  trims: readonly (CellEvidence | null)[],
  loads: readonly number[],
): LambdaRow | null => {
  const speaking = open.flatMap((each) => (each && !hasNoSay(each) ? [each] : []));
  if (speaking.length === 0) return null;
  const high = trims.flatMap((each, c) => (each && (loads[c] ?? 0) >= highLoad ? [each] : []));
  const faulty = [...speaking, ...high].filter(asksForFault);
  if (faulty.length > 0) return { verdict: 'kept', percent: furthest(faulty) };
  const percent = Math.max(...speaking.map(({ correctionPercent }) => correctionPercent));
  return { verdict: percent >= 0 ? 'raised' : 'asks-for-less', percent };
};
