import { filterNames } from '@site/src/calculations/logAnalysis/filterNames';
import type { LogFilter } from '@site/src/calculations/logAnalysis/LogFilter';
import { readFilter } from '@site/src/calculations/logAnalysis/readFilter';
import type { LogFileReport } from '@site/src/calculations/logReading/LogFileReport';

/**
 * The filter of a text for what is opened; while no log is, nothing can be said against a name.
 *
 * @throws UnusableInputError naming the place of what is wrong
 */
export const filterFor = (text: string, reports: readonly LogFileReport[]): LogFilter | null => {
  if (text.trim() === '') return null;
  const columns = reports.flatMap((report) => report.columns);
  return readFilter(text, columns.length > 0 ? filterNames(columns) : null);
};
