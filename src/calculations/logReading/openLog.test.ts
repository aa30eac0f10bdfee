import { describe, expect, it } from 'vitest';
import { madeLog, type MadeLogOptions } from '../testing/madeLog';
import type { MadeDialectName } from '../testing/madeDialects';
import type { OwnRoles } from './ownRoles';
import type { LogRole } from './LogRole';
import type { LogTable } from './LogTable';
import { openLog } from './openLog';
import type { OpenedLog } from './OpenedLog';

const read = (
  text: string | Uint8Array,
  ownRoles: OwnRoles = {},
  name = 'log0001.csv',
): OpenedLog => {
  const log = openLog({ name, ownRoles });
  log.push(text);
  return log.end();
};

const bytesOf = (text: string, coding: 'latin1' | 'utf16le'): Uint8Array =>
  new Uint8Array(Buffer.from(text, coding));

const droppedFor = ({ report }: OpenedLog, reason: RegExp): number =>
  report.dropped.find((each) => reason.test(each.reason))?.rows ?? 0;

/** Two readings of one log, one of which went through other units. */
const expectSame = (read: LogTable, right: LogTable, tolerance: number): void => {
  expect(read.rowCount).toBe(right.rowCount);
  expect([...read.driveStarts]).toEqual([...right.driveStarts]);
  expect([...read.grouped].sort()).toEqual([...right.grouped].sort());
  expect(read.timeSeconds.at(-1)).toBeCloseTo(right.timeSeconds.at(-1) ?? NaN, 6);
  for (const [role, values] of Object.entries(read.columns)) {
    const wanted = right.columns[role as Exclude<LogRole, 'time'>] ?? new Float32Array(0);
    expect(values, role).toHaveLength(wanted.length);
    const worst = values.reduce((most, value, row) => {
      const other = wanted[row] ?? NaN;
      if (Number.isNaN(value) && Number.isNaN(other)) return most;
      return Math.max(most, Math.abs(value - other) / Math.max(1, Math.abs(other)));
    }, 0);
    expect(worst, role).toBeLessThanOrEqual(tolerance);
  }
};

const usual: Partial<MadeLogOptions> = {
  seconds: 240,
  startCoolantC: 60,
  knockEvents: 4,
  pullShare: 0.2,
};

describe('openLog', () => {
  it('reads a log as the OpenPort writes it, to the last digit', () => {
    const made = madeLog({ ...usual, groupLength: 4, drives: 2, clockStartSeconds: 4_492_800.25 });
    const log = read(made.csv);
    expect(log.report.refusal).toBe('');
    expect(Object.keys(log.table.columns).sort()).toEqual(Object.keys(made.table.columns).sort());
    expectSame(log.table, made.table, 0);
    expect(log.table.grouped.size).toBeGreaterThan(0);
    expect(new Set(log.report.columns.map(({ rowsPerReading }) => rowsPerReading))).toEqual(
      new Set([1, 4]),
    );
    expect(droppedFor(log, /first row/)).toBe(1);
    expect(log.report.remarks.join()).toContain('1 gap in the clock');
    expect(log.report.rowCount).toBe(made.table.rowCount);
  });

  it.each([
    ['semicolons', 0],
    ['versaTuner', 1e-3],
    ['ecuTek', 1e-3],
    ['msl', 1e-3],
    ['obdApp', 1e-3],
  ] satisfies [MadeDialectName, number][])('reads the same from %s', (dialect, tolerance) => {
    const right = madeLog(usual).table;
    const made = madeLog({ ...usual, dialect });
    const log = read(made.csv);
    expect(log.report.refusal).toBe('');
    expect(
      log.report.columns.filter(({ role }) => role === undefined).map(({ name }) => name),
    ).toEqual(dialect === 'semicolons' ? ['sample'] : []);
    expectSame(log.table, { ...right, grouped: log.table.grouped }, tolerance);
  });

  it.each([
    ['bytes of UTF-8', (text: string) => new TextEncoder().encode(text)],
    ['a byte-order mark', (text: string) => new TextEncoder().encode(`\ufeff${text}`)],
    ['UTF-16', (text: string) => bytesOf(text, 'utf16le')],
    ['UTF-16 with its mark', (text: string) => bytesOf(`\ufeff${text}`, 'utf16le')],
    [
      'UTF-16 the other way round',
      (text: string) => bytesOf(text, 'utf16le').map((_, i, all) => all[i ^ 1] ?? 0),
    ],
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['CR', (text: string) => text.replaceAll('\n', '\r')],
    [
      'mixed line ends',
      (text: string) =>
        text
          .replace(/\n/g, () => '\r\n')
          .replace(/\r\n/, '\r')
          .replace(/\r\n/, '\n'),
    ],
    ['quotation marks', (text: string) => text.replace(/[^,\n]+/g, '"$&"')],
    ['a separator at the end of each line', (text: string) => text.replaceAll('\n', ',\n')],
    ['lines of preamble', (text: string) => `Logger 3\n\nCar: made\nDate;2006\n${text}`],
    ['blank lines', (text: string) => text.replaceAll('\n', '\n\n')],
    ['no end of the last line', (text: string) => text.slice(0, -1)],
  ])('reads the same from %s', (_, change) => {
    const made = madeLog({ ...usual, seconds: 100 });
    const log = read(change(made.csv));
    expect(log.report.refusal).toBe('');
    expectSame(log.table, made.table, 0);
    expect(droppedFor(log, /cells|cut off/)).toBe(0);
  });

  it('reads the same in pieces of any size', () => {
    const made = madeLog({ ...usual, seconds: 60, dialect: 'versaTuner' });
    const bytes = new TextEncoder().encode(made.csv.replace('(°)', '(°) λ'));
    const whole = read(bytes);
    for (const size of [1, 7, 1000, 4097]) {
      const log = openLog();
      for (let from = 0; from < bytes.length; from += size)
        log.push(bytes.subarray(from, from + size));
      expect(log.end().table, `${size} bytes`).toEqual(whole.table);
    }
  });
});
