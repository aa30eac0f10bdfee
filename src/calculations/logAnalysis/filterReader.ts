import type { LogTable } from '../logReading/LogTable';
import type { FilterColumn, FilterCondition, FilterNumber, LogFilter } from './LogFilter';

/** A number of a row; NaN where one that it is made of is missing. */
type RowNumber = (row: number) => number;

/**
 * Columns are held in singles, whose last bit must decide nothing: a load of 0.4 is 0.4. Share of the larger
 * number within which two are equal, four steps of a single.
 */
const equalShare = 2 ** -22;

/** The numbers of a column that a filter names; undefined where the log has none. */
export const numbersOfColumn = (
  { columns, others, timeSeconds }: LogTable,
  column: FilterColumn,
): ArrayLike<number> | undefined => {
  if (column.kind === 'other') return others?.get(column.name);
  return column.role === 'time' ? timeSeconds : columns[column.role];
};

/** What a division by nothing gives is no number. */
const finite = (value: number): number => (Number.isFinite(value) ? value : NaN);

const numberReader = (node: FilterNumber, table: LogTable): RowNumber => {
  switch (node.kind) {
    case 'number': {
      const { value } = node;
      return () => value;
    }
    case 'column': {
      const numbers = numbersOfColumn(table, node.column);
      return numbers ? (row) => numbers[row] ?? NaN : () => NaN;
    }
    case 'negative': {
      const of = numberReader(node.of, table);
      return (row) => -of(row);
    }
    case 'arithmetic': {
      const [left, right] = [numberReader(node.left, table), numberReader(node.right, table)];
      switch (node.operator) {
        case '+':
          return (row) => finite(left(row) + right(row));
        case '-':
          return (row) => finite(left(row) - right(row));
        case '*':
          return (row) => finite(left(row) * right(row));
        case '/':
          return (row) => finite(left(row) / right(row));
      }
    }
  }
};

/** −1, 0 or 1 as the left is less, equal or more; NaN where one is missing. */
const order = (left: number, right: number): number => {
  const apart = left - right;
  return Math.abs(apart) <= equalShare * Math.max(Math.abs(left), Math.abs(right))
    ? 0
    : Math.sign(apart);
};

const holds: Readonly<
  Record<Extract<FilterCondition, { kind: 'comparison' }>['operator'], (order: number) => boolean>
> = {
  '<': (found) => found < 0,
  '<=': (found) => found <= 0,
  '>': (found) => found > 0,
  '>=': (found) => found >= 0,
  '=': (found) => found === 0,
  '!=': (found) => found !== 0,
};

/** 1 where it is true, 0 where it is false, NaN where a number of it is missing, whatever the rest says. */
const conditionReader = (node: FilterCondition, table: LogTable): RowNumber => {
  switch (node.kind) {
    case 'comparison': {
      const [left, right] = [numberReader(node.left, table), numberReader(node.right, table)];
      const test = holds[node.operator];
      return (row) => {
        const found = order(left(row), right(row));
        return Number.isNaN(found) ? NaN : Number(test(found));
      };
    }
    case 'and': {
      const [left, right] = [conditionReader(node.left, table), conditionReader(node.right, table)];
      return (row) => left(row) * right(row);
    }
    case 'or': {
      const [left, right] = [conditionReader(node.left, table), conditionReader(node.right, table)];
      return (row) => Math.max(left(row), right(row));
    }
    case 'not': {
      const of = conditionReader(node.of, table);
      return (row) => 1 - of(row);
    }
  }
};

/**
 * Whether rows meet a filter. A row in which any number of it is missing does not, `not` and `or` or no: of
 * what nobody measured nothing is known.
 */
export const filterReader = (
  { condition }: LogFilter,
  table: LogTable,
): ((row: number) => boolean) => {
  const read = conditionReader(condition, table);
  return (row) => read(row) === 1;
};
