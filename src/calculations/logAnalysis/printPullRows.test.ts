import { describe, expect, it } from 'vitest';
import { openLog } from '../logReading/openLog';
import { summaryOfLog } from '../logReading/summaryOfLog';
import { openPullLog } from '../pullCheck/openPullLog';
import { type HandRow, logTableOf, rowsOf } from '../testing/logTableOf';
import { printPullRows } from './printPullRows';

/** Six seconds of full pedal between steady stretches. */
const pull: readonly HandRow[] = rowsOf(60, { load: 0.9, coolant: 90 }).map((row, i) => ({
  ...row,
  rpm: 2500 + 65 * i,
  pedal: 97,
  speed: (2500 + 65 * i) / 40,
}));
const drive = (...parts: (readonly HandRow[])[]): HandRow[] =>
  parts.flatMap((part) => [...rowsOf(100, { rpm: 2500 }), ...part, ...rowsOf(100)]);

const check = (text: string) => {
  const log = openPullLog();
  log.push(text);
  return log.end();
};

describe('printPullRows', () => {
  it('gives the pull check the pulls of one file', () => {
    const table = logTableOf([drive(pull, pull), drive(pull)]);
    const { pulls, rows } = check(printPullRows(table, summaryOfLog(table).drives, 0));
    expect(pulls).toHaveLength(2);
    expect(pulls[0]?.rows).toHaveLength(60);
    expect(pulls[0]?.rows[0]).toMatchObject({ engineSpeedRpm: 2500, pedalPercent: 97 });
    expect(pulls[0]?.rows.at(-1)?.roadSpeedKmh).toBeCloseTo((2500 + 65 * 59) / 40, 2);
    expect(pulls[0]?.before).toHaveLength(5);
    expect(rows).toBeLessThan(table.rowCount);
    expect(check(printPullRows(table, summaryOfLog(table).drives, 1)).pulls).toHaveLength(1);
  });

  it('joins no two drives of one file, though the pedal is down where they meet', () => {
    const apart = [pull.slice(0, 30), pull.slice(30)] as const;
    const table = logTableOf([
      [...rowsOf(100, { rpm: 2500 }), ...apart[0]],
      [...apart[1], ...rowsOf(100)],
    ]);
    const drives = summaryOfLog(table).drives.map((each) => ({ ...each, file: 0 }));
    const { pulls } = check(printPullRows(table, drives, 0));
    expect(pulls.map(({ rows }) => rows.length)).toEqual([30, 30]);
    expect(pulls.map(({ brokenOff }) => brokenOff)).toEqual([true, true]);
  });

  it('gives none of another file', () => {
    const table = logTableOf([drive(pull)]);
    expect(printPullRows(table, summaryOfLog(table).drives, 2).split('\n')).toHaveLength(2);
  });

  it('hands on a log that the pull check cannot read by itself: other names, units, encoding', () => {
    const head = 'Time (s);Engine RPM (RPM);Accelerator Pedal Position (%);Coolant Temp (F)';
    const rows = drive(pull).map(
      ({ rpm = 2500, pedal = 20 }, row) =>
        `${(row / 10).toFixed(1).replace('.', ',')};${rpm};${pedal};194`,
    );
    const text = [head, ...rows, ''].join('\r\n');
    const utf16 = Uint16Array.from({ length: text.length }, (_, place) => text.charCodeAt(place));
    const bytes = Uint8Array.of(0xff, 0xfe, ...new Uint8Array(utf16.buffer));
    const log = openLog({
      ownRoles: {
        'Engine RPM': 'rpm',
        'Accelerator Pedal Position': 'pedal',
        'Coolant Temp': 'coolant',
      },
    });
    log.push(bytes);
    const { table } = log.end();
    const { pulls } = check(printPullRows(table, summaryOfLog(table).drives, 0));
    expect(pulls).toHaveLength(1);
    expect(pulls[0]?.rows[0]?.coolantC).toBeCloseTo(90, 1);
  });
});
