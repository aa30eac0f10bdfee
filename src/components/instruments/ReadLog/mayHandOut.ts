import type { ReadLogResult } from './compute';

/**
 * Whether there is a table to take along: of the reader’s own log and car, with a change that the log supports,
 * and of a computer whose sensors all spoke.
 */
export const mayHandOut = ({ analysis, mayCopy, isMadeUp }: ReadLogResult): boolean =>
  !isMadeUp &&
  mayCopy &&
  analysis.selfCheck.supportsChange &&
  analysis.changes.length > 0 &&
  analysis.notices.every(({ limit }) => limit !== 'logFailedSensor');
