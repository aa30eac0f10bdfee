import type { ReactNode } from 'react';
import { columnNameOf } from '@site/src/calculations/logAnalysis/columnNamesOf';
import {
  columnsOfFilter,
  type FilterColumn,
  type LogFilter,
} from '@site/src/calculations/logAnalysis/LogFilter';
import { UnusableInputError } from '@site/src/calculations/limits/UnusableInputError';
import type { LogFileReport } from '@site/src/calculations/logReading/LogFileReport';
import { logRoles } from '@site/src/calculations/logReading/LogRole';
import { filterFor } from './filterFor';

/** A column may be written in another unit than the one its numbers are compared in. */
const readAs = (column: FilterColumn): string => {
  if (column.kind === 'other') return `${column.name} as the file writes it`;
  if (column.role === 'time') return 'time in s since the start of its drive';
  return `${columnNameOf[column.role]} in ${logRoles[column.role]}`;
};

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
  const columns = columnsOfFilter(filter);
  return (
    <p className="field-hint field-wide">
      {columns.length > 0 && `Counted: ${columns.map(readAs).join(', ')}. `}
      Where one of them is missing, the row is left out. What is left out stands below the other
      gates.
    </p>
  );
}
