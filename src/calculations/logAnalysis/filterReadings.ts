import type { LogFileReport } from '../logReading/LogFileReport';
import { logRoles } from '../logReading/LogRole';
import { columnsOfFilter, type FilterColumn, type LogFilter } from './LogFilter';

const readingOf = (column: FilterColumn, reports: readonly LogFileReport[]): string => {
  if (column.kind === 'other') return `${column.name} as the file writes it`;
  if (column.role === 'time') return 'time in s since the start of its drive';
  const ways = new Set(
    reports.flatMap(({ columns }) =>
      columns
        .filter(({ role }) => role === column.role)
        .map(({ name, isConverted, readAs }) => {
          const how = isConverted ? ` (${readAs})` : '';
          return `${name} in ${logRoles[column.role]}${how}`;
        }),
    ),
  );
  return [...ways].join(' or ');
};

/**
 * In which units the columns of a filter are compared, each in words, by the names of the files:
 * `Vehicle Speed in km/h (mph, turned into km/h)`.
 */
export const filterReadings = (
  filter: LogFilter,
  reports: readonly LogFileReport[],
): readonly string[] =>
  columnsOfFilter(filter)
    .map((column) => readingOf(column, reports))
    .filter(Boolean);
