import type { ReadLogResult } from './compute';

/** Whether there is a table to take along: of the reader’s own log and car, with a change that the log supports. */
export const mayHandOut = ({ analysis, mayCopy, isMadeUp }: ReadLogResult): boolean =>
  !isMadeUp && mayCopy && analysis.selfCheck.supportsChange && analysis.changes.length > 0;
