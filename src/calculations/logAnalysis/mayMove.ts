import type { CellSums } from './LogAnalysis';

/**
 * Whether what the rows say of a cell may move it: enough of them, which agree from first to last and drive to
 * drive. Of trims, cells at high load stay all the same.
 */
export const mayMove = ({
  trust,
  drifts,
  drivesDisagree,
}: Pick<CellSums, 'trust' | 'drifts' | 'drivesDisagree'>): boolean =>
  trust === 'settled' && !drifts && !drivesDisagree;
