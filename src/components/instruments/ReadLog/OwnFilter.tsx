import type { ReactNode } from 'react';
import { filterReadings } from '@site/src/calculations/logAnalysis/filterReadings';
import type { LogFilter } from '@site/src/calculations/logAnalysis/LogFilter';
import { UnusableInputError } from '@site/src/calculations/limits/UnusableInputError';
import type { LogFileReport } from '@site/src/calculations/logReading/LogFileReport';
import { filterFor } from './filterFor';

/** The filter of a text; null while it cannot be read, which its field says. */
const readable = (text: string, reports: readonly LogFileReport[]): LogFilter | null => {
  try {
    return filterFor(text, reports);
  } catch (error) {
    if (error instanceof UnusableInputError) return null;
    throw error;
  }
};

/** In which units the columns of a filter count; nothing while it cannot be read. */
export function OwnFilter(props: {
  readonly text: string;
  readonly reports: readonly LogFileReport[];
}): ReactNode {
  const filter = readable(props.text, props.reports);
  if (!filter || props.reports.length === 0) return null;
  const readings = filterReadings(filter, props.reports);
  return (
    <p className="field-hint field-wide" role="status">
      {readings.length > 0 && `Compared: ${readings.join(', ')}. `}
      Where one of them is missing, the row is left out; how many stands below the other gates.
      Pulls and knock are told of all rows.
    </p>
  );
}
