import type { ErrorSourceVerdict } from '@site/src/calculations/logAnalysis/LogAnalysis';
import type { LimitName } from '@site/src/data/limits';
import type { ReadLogResult } from './compute';

/** Errors that no cell of `Load Scaling` is the cure of. */
const elsewhere: readonly ErrorSourceVerdict[] = ['airMeter', 'injector', 'global'];

/** What asks for a fault to be found, or for other rows, before any table is changed. */
const foundFirst: readonly LimitName[] = [
  'largeBlock',
  'logFailedSensor',
  'logGateOpen',
  'logHighDet',
  'logLongTrimAtEnd',
];

/** Whether the log itself points to a cause that comes before the table; knock of a drive left out does not. */
export const hasCauseFirst = ({ analysis }: ReadLogResult): boolean =>
  elsewhere.includes(analysis.errorSource.verdict) ||
  analysis.notices.some(({ limit }) => foundFirst.includes(limit)) ||
  analysis.knock.events.some(({ drive }) => !analysis.options.drivesLeftOut.includes(drive));

/** Whether the log of a reader supports a change, and no cause comes first. */
export const supportsTable = (result: ReadLogResult): boolean => {
  const { analysis, isMadeUp } = result;
  return (
    !isMadeUp &&
    analysis.selfCheck.supportsChange &&
    analysis.changes.length > 0 &&
    !hasCauseFirst(result)
  );
};

/**
 * Whether there is a table to take along: the log supports it, and it is held against the one table that was in
 * the car in all its files.
 */
export const mayHandOut = (result: ReadLogResult): boolean =>
  supportsTable(result) && result.isPasted && result.isOneTable;
