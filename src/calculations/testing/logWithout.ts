import type { LogTable } from '../logReading/LogTable';

/** The same log, without the columns of some roles. */
export const logWithout = (
  table: LogTable,
  ...roles: readonly (keyof LogTable['columns'])[]
): LogTable => ({
  ...table,
  columns: Object.fromEntries(
    Object.entries(table.columns).filter(([role]) => !roles.some((each) => each === role)),
  ),
});
