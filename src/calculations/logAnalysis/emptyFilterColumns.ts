import { notice } from '../limits/notice';
import type { LogTable } from '../logReading/LogTable';
import { columnNameOf } from './columnNamesOf';
import type { DriveRange } from './driveRanges';
import { numbersOfColumn } from './filterReader';
import { columnsOfFilter, type FilterColumn, type LogFilter } from './LogFilter';

const nameOf = (column: FilterColumn): string =>
  column.kind === 'other' ? column.name : columnNameOf[column.role];

/** That a filter rejects whole drives because a column of it holds no number there; '' if none does. */
export const emptyFilterColumns = (
  table: LogTable,
  filter: LogFilter | null,
  drives: readonly DriveRange[],
): string => {
  if (!filter) return '';
  const empty = new Set<DriveRange>();
  const names = columnsOfFilter(filter).flatMap((column) => {
    const numbers = numbersOfColumn(table, column);
    const lacking = drives.filter(({ from, to }) => {
      for (let row = from; numbers && row < to; row += 1)
        if (!Number.isNaN(numbers[row] ?? NaN)) return false;
      return true;
    });
    for (const drive of lacking) empty.add(drive);
    return lacking.length > 0 ? [`“${nameOf(column)}”`] : [];
  });
  if (names.length === 0) return '';
  const columns = names.join(' or ');
  return notice('logFilterEmpty', { columns, count: `${empty.size} of ${drives.length}` }).text;
};
