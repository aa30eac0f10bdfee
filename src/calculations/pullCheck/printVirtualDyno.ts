import type { Pull } from './findPulls';
import { openingOf, type LogQuantity, type LogRow } from './logQuantity';

/** Columns that Virtual Dyno can draw besides the three that it needs. */
export type ExtraColumn = Extract<LogQuantity, 'afr' | 'boost' | 'sparkAdvanceDegrees'>;

/** Lower case, as the program's settings write them. */
const extraNames: Readonly<Record<ExtraColumn, string>> = {
  afr: 'afr',
  boost: 'boost',
  sparkAdvanceDegrees: 'sparkadv',
};

const printed = (value: number | undefined): string =>
  value === undefined ? '' : String(Number(value.toFixed(4)));

const repeats = (row: LogRow, before: LogRow | undefined): boolean =>
  before?.engineSpeedRpm === row.engineSpeedRpm && openingOf(row) === openingOf(before);

/** The extra columns that a pull has numbers for. */
export const extraColumnsOf = ({ rows }: Pull): readonly ExtraColumn[] =>
  (Object.keys(extraNames) as ExtraColumn[]).filter((column) =>
    rows.every((row) => row[column] !== undefined),
  );

/**
 * Prints a pull for Virtual Dyno: time from 0, engine speed and pedal, commas between, a line feed
 * after each row. A few rows stand on both sides, for the program finds start and end by the pedal;
 * rows that repeat engine speed and pedal are left out.
 */
export const printVirtualDyno = (pull: Pull, extra: readonly ExtraColumn[] = []): string => {
  const all = [...pull.before, ...pull.rows, ...pull.after];
  const rows = all.filter((row, i) => !repeats(row, all[i - 1]));
  const start = rows[0]?.timeSeconds ?? 0;
  const line = (row: LogRow): string =>
    [row.timeSeconds - start, row.engineSpeedRpm, openingOf(row), ...extra.map((name) => row[name])]
      .map(printed)
      .join();
  const header = ['time', 'rpm', 'app', ...extra.map((name) => extraNames[name])].join();
  return [header, ...rows.map(line), ''].join('\n');
};
