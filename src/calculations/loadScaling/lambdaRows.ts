import { thresholds } from '@site/src/data/limits/thresholds';
import type { CellEvidence } from './cellEvidence';
import { cellFaults } from './cellFaults';

/** No more than half at once: the columns of a pull may be off, and a row that is lowered too far leans full throttle. */
export const mostRowSharePercent = 50;

/**
 * What the lambdas of a row ask for from load 0.8 up.
 *
 * The row's whole correction in percent: the largest raise that one of its lambda cells asks for; where none
 * asks for a raise, the smallest lowering. A cell at the end of the sensor has no say, but its other faults
 * keep the row like those of any cell.
 *
 * Derived for this guide; no other source gives it.
 *
 * @returns `kept` where a cell asks for a fault to be found first; null where no lambda speaks
 */
export const lambdaRow = (row: readonly (CellEvidence | null)[]): number | 'kept' | null => {
  const speaking = row.flatMap((each) => {
    if (each?.source !== 'open-loop') return [];
    const faults = cellFaults(each);
    const isMute = faults.length === 1 && faults.includes('sensor-end');
    return isMute ? [] : [{ percent: each.correctionPercent, faults }];
  });
  if (speaking.length === 0) return null;
  const isFaulty = speaking.some(
    ({ percent, faults }) => faults.length > 0 || Math.abs(percent) >= thresholds.faultFirstPercent,
  );
  return isFaulty ? 'kept' : Math.max(...speaking.map(({ percent }) => percent));
};
