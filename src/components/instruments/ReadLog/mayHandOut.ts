import type { ErrorSourceVerdict } from '@site/src/calculations/logAnalysis/LogAnalysis';
import type { LimitName } from '@site/src/data/limits';
import type { ReadLogResult } from './compute';

/** Errors that no cell of `Load Scaling` is the cure of. */
const elsewhere: readonly ErrorSourceVerdict[] = ['airMeter', 'injector', 'global'];

/** What asks for a fault or for knock to be found before any table is changed. */
const foundFirst: readonly LimitName[] = [
  'largeBlock',
  'logFailedSensor',
  'logHighDet',
  'logLongTrimAtEnd',
];

/** Whether the log itself points to a cause that comes before the table. */
export const hasCauseFirst = ({ analysis }: ReadLogResult): boolean =>
  elsewhere.includes(analysis.errorSource.verdict) ||
  analysis.notices.some(({ limit }) => foundFirst.includes(limit));

/**
 * Whether there is a table to take along: of the reader’s own log and car, with a change that the log supports,
 * and no cause that comes first.
 */
export const mayHandOut = (result: ReadLogResult): boolean => {
  const { analysis, mayCopy, isMadeUp } = result;
  return (
    !isMadeUp &&
    mayCopy &&
    analysis.selfCheck.supportsChange &&
    analysis.changes.length > 0 &&
    !hasCauseFirst(result)
  );
};
