import { notice, type Notice } from '../limits/notice';
import type { LoggerPlan, TriggerId } from './loggerPlan';
import type { LoggingJobId } from './loggingJobs';

/** Jobs of which full throttle is the purpose. */
const pullJobs: readonly LoggingJobId[] = ['full-throttle', 'knock', 'cam', 'injector', 'boost'];
const pullTriggers: readonly TriggerId[] = ['full-throttle', 'each-pull'];

/** What tells when to stop; at full throttle the high-det flag, too. */
const stopColumns = ['KNOCKR', 'LAMBDA_ACT', 'LAMBDA_DSD', 'FUEL_PW', 'ECT', 'IAT'];
const highDetFlag = 'HIDET_SW';

const leastRowsPerSecond = 10;

/** Whether a file is meant for pulls, by its jobs or by its trigger. */
export const isForPulls = ({ jobs, trigger }: Pick<LoggerPlan, 'jobs' | 'trigger'>): boolean =>
  jobs.some((job) => pullJobs.includes(job)) || pullTriggers.includes(trigger);

/**
 * What a file lacks for a pull at full throttle: columns that tell when to stop, and rows.
 *
 * @param forPulls whether a job or a trigger is meant for them; a file with the high-det flag is, too
 * @param logged names of the parameters in the file
 * @param rowsPerSecond as far as they can be told
 */
export const pullNotices = (
  forPulls: boolean,
  logged: readonly string[],
  rowsPerSecond: number | null,
): readonly Notice[] => {
  const hasFlag = logged.includes(highDetFlag);
  const wanted = forPulls && !hasFlag ? [...stopColumns, highDetFlag] : stopColumns;
  const missing = wanted.filter((name) => !logged.includes(name));
  const isSlow =
    (forPulls || hasFlag) && rowsPerSecond !== null && rowsPerSecond < leastRowsPerSecond;
  return [
    ...(missing.length > 0 && logged.length > 0
      ? [notice('notForFullThrottle', { columns: missing.map((name) => `\`${name}\``).join(', ') })]
      : []),
    ...(isSlow ? [notice('tooSlowForPull', { rate: rowsPerSecond.toFixed(1) })] : []),
  ];
};
