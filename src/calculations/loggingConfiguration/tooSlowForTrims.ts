import { notice, type Notice } from '../limits/notice';
import type { LoggerPlan } from './loggerPlan';
import { isForPulls } from './pullNotices';

/** With longer steps between rows nothing tells whether pedal and engine stand still. */
const leastRowsPerSecond = 4;

/**
 * Whether the rows are too few for load scaling. A file that is for pulls, too, is told to be faster still.
 *
 * @param rowsPerSecond as far as they can be told
 */
export const tooSlowForTrims = (
  plan: Pick<LoggerPlan, 'jobs' | 'trigger'>,
  rowsPerSecond: number | null,
): readonly Notice[] =>
  plan.jobs.includes('trims') &&
  !isForPulls(plan) &&
  rowsPerSecond !== null &&
  rowsPerSecond < leastRowsPerSecond
    ? [notice('tooSlowForTrims', { rate: (Math.floor(10 * rowsPerSecond) / 10).toFixed(1) })]
    : [];
