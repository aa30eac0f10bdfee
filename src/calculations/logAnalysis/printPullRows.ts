import type { LogRole } from '../logReading/LogRole';
import type { DriveSummary } from '../logReading/LogSummary';
import type { LogTable } from '../logReading/LogTable';
import { rowsAroundPulls } from './pullsInLog';

/** The names by which the pull check knows a column, with the unit in which a log table holds it. */
const names: readonly (readonly [Exclude<LogRole, 'time'>, string])[] = [
  ['rpm', 'RPM'],
  ['pedal', 'APP (%)'],
  ['throttle', 'TP1 (%)'],
  ['speed', 'VSS (km/h)'],
  ['coolant', 'ECT (°C)'],
  ['intakeAir', 'IAT (°C)'],
  ['knockRetard', 'KNOCKR'],
  ['sparkAdvance', 'SPARKADV'],
  ['barometer', 'BARO (kPa)'],
];

/** Drives lie further apart than a gap that ends a pull, s: nothing is joined across them. */
const betweenDrives = 3;

const printed = (value: number, decimals: number): string =>
  Number.isFinite(value) ? String(Number(value.toFixed(decimals))) : '';

/**
 * The rows around full pedal of one file as a CSV for the pull check, whatever names, units, separator and
 * encoding the file has: with the roles by which its rows were read.
 *
 * @param drives of the same table
 * @param file its place in the order of reading
 */
export const printPullRows = (
  table: LogTable,
  drives: readonly DriveSummary[],
  file: number,
): string => {
  const known = new Map<string, string>(names);
  // All that was logged: the pull check takes rows in which nothing moved for repeated ones.
  const columns = Object.entries(table.columns).map(([role, values]) => ({
    name: known.get(role) ?? role,
    values,
  }));
  const lines = [['time (s)', ...columns.map(({ name }) => name)].join(',')];
  for (const { drive, rows } of rowsAroundPulls(table)) {
    const { file: of, fromSeconds = 0 } = drives[drive] ?? {};
    if (of !== file) continue;
    for (const row of rows)
      lines.push(
        [
          printed((table.timeSeconds[row] ?? NaN) + fromSeconds + betweenDrives * drive, 3),
          ...columns.map(({ values }) => printed(values[row] ?? NaN, 2)),
        ].join(','),
      );
  }
  return `${lines.join('\n')}\n`;
};
