import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LogError } from './LogError';
import { madeUpLog, madeUpRows } from './madeUpLog';
import { openPullLog, type PullLog, type PullLogOptions } from './openPullLog';
import { leastTime } from '../../../tests/unit/leastTime';

// No log of this car is public: every log in these tests is made up.

const readAll = (text: string, options?: PullLogOptions): PullLog => {
  const log = openPullLog(options);
  log.push(text);
  return log.end();
};

const usual = readAll(madeUpLog());

const errorOf = (text: string, options?: PullLogOptions): LogError => {
  try {
    readAll(text, options);
  } catch (error) {
    if (error instanceof LogError) return error;
    throw error;
  }
  throw new Error('The log was read.');
};

describe('openPullLog', () => {
  it('finds the pull of a log as the OpenPort writes it', () => {
    expect(usual).toMatchObject({
      delimiter: ',',
      rows: 141,
      unreadableRows: 0,
      lastLineCut: false,
      converted: [],
      openingFrom: 'pedal',
      highestOpeningPercent: 100,
      tooShort: 0,
    });
    expect(usual.clock).toMatchObject({ longGaps: 0, restarts: 0, usualStepSeconds: 0.05 });
    expect(usual.clock.rowsPerSecond).toBeCloseTo(20, 9);
    const [pull] = usual.pulls;
    expect(usual.pulls).toHaveLength(1);
    expect(pull?.rows).toHaveLength(101);
    expect(pull?.rows[0]).toMatchObject({ engineSpeedRpm: 2000, roadSpeedKmh: 35 });
    expect(pull?.rows[0]?.timeSeconds).toBeCloseTo(1, 9);
    expect(pull?.rows.at(-1)?.engineSpeedRpm).toBe(7000);
    expect(pull?.before).toHaveLength(5);
    expect(pull?.after).toHaveLength(5);
    expect(pull?.endedBy).toBe('pedal');
  });

  it.each([
    ['semicolons and decimal commas', madeUpLog(undefined, { delimiter: ';', mark: ',' })],
    ['tabs and decimal commas', madeUpLog(undefined, { delimiter: '\t', mark: ',' })],
    ['both line ends', madeUpLog(undefined, { lineEnd: '\r\n' })],
    ['the line ends of old Macs', madeUpLog(undefined, { lineEnd: '\r' })],
    ['a byte-order mark', `\ufeff${madeUpLog()}`],
    ['a clock from 52 days ago', madeUpLog(undefined, { startSeconds: 4_492_800 })],
    ['quotation marks', madeUpLog().replace(/[^,\n]+/g, '"$&"')],
    ['a delimiter at each end', madeUpLog().replace(/\n/g, ',\n')],
    [
      'lines before the header',
      madeUpLog(undefined, {}, (lines) => ['"made up"', '', 'by,nobody', ...lines]),
    ],
    [
      'a units row',
      madeUpLog(undefined, {}, ([header = '', ...rows]) => [
        header,
        ',s,rpm,%,km/h,°C,°C,°',
        ...rows,
      ]),
    ],
    [
      'the names of other loggers',
      madeUpLog(undefined, {
        header: [
          ...['sample', 'Time (s)', 'ENGINE_SPEED', 'Accelerator Pedal Position'],
          ...['Vehicle Speed', 'Coolant Temp', 'INTAKE_TEMP', 'Knock Retard'],
        ],
      }),
    ],
  ])('reads the same from a log with %s', (_what, text) => {
    const log = readAll(text);
    const rounded = (pull: PullLog['pulls'][number] | undefined) =>
      pull?.rows.map((row) => ({ ...row, timeSeconds: row.timeSeconds.toFixed(3) }));
    expect(rounded(log.pulls[0])).toEqual(rounded(usual.pulls[0]));
  });

  it('reads the same from pieces of any size', () => {
    const text = madeUpLog(madeUpRows({ rowsPerSecond: 8 }), { lineEnd: '\r\n' });
    const whole = readAll(text);
    fc.assert(
      fc.property(fc.array(fc.nat(400), { maxLength: 40 }), (sizes) => {
        const log = openPullLog();
        let from = 0;
        for (const size of sizes) {
          log.push(text.slice(from, from + size));
          from += size;
        }
        log.push(text.slice(from));
        expect(log.end()).toEqual(whole);
      }),
    );
  });

  it('turns units that it knows', () => {
    const rows = madeUpRows().map((row) => ({
      ...row,
      roadSpeedKmh: (row.roadSpeedKmh ?? 0) / 1.609344,
      coolantC: 194,
    }));
    const header = ['sample', 'time', 'RPM', 'APP', 'VSS (mph)', 'ECT', 'IAT', 'KNOCKR'];
    const log = readAll(
      madeUpLog(rows, { header }, ([first = '', ...rest]) => [first, ',s,,%,,°F,°C,', ...rest]),
    );
    expect(log.converted).toEqual(['roadSpeedKmh', 'coolantC']);
    expect(log.pulls[0]?.rows[0]?.coolantC).toBeCloseTo(90, 9);
    expect(log.pulls[0]?.rows[0]?.roadSpeedKmh).toBeCloseTo(35, 2);
  });

  it.each(['KR', 'Knock Correction (°CA)'])('takes a negative %s for a retard', (name) => {
    const rows = madeUpRows().map((row, i) => ({
      ...row,
      knockRetardDegrees: i === 60 ? -3.5 : 0,
    }));
    const header = ['sample', 'time', 'RPM', 'APP', 'VSS', 'ECT', 'IAT', name];
    const log = readAll(madeUpLog(rows, { header }));
    expect(log.converted).toEqual([]);
    const retards = log.pulls[0]?.rows.map(({ knockRetardDegrees }) => knockRetardDegrees ?? NaN);
    expect(Math.max(...(retards ?? []))).toBe(3.5);
  });

  it('leaves out a last line without its end, and a row without a time', () => {
    const cut = madeUpLog().slice(0, -4);
    expect(readAll(cut)).toMatchObject({ rows: 140, lastLineCut: true, unreadableRows: 0 });
    const holed = madeUpLog(undefined, {}, (lines) => lines.with(3, '2,,2000,20,35,90,25,0'));
    expect(readAll(holed)).toMatchObject({ rows: 140, unreadableRows: 1 });
  });

  it('keeps stale values of the first row out of pulls', () => {
    const full = madeUpRows().filter(({ pedalPercent }) => pedalPercent === 100);
    const log = readAll(
      madeUpLog(full.map((row, i) => (i === 0 ? { ...row, coolantC: 20 } : row))),
    );
    expect(log.pulls[0]?.rows).toHaveLength(100);
    expect(log.pulls[0]?.rows.every(({ coolantC }) => coolantC === 90)).toBe(true);
  });

  it('sees files that were put together, gaps and repeated rows', () => {
    const twice = readAll(`${madeUpLog()}${madeUpLog()}`);
    expect(twice.pulls).toHaveLength(2);
    expect(twice.clock.restarts).toBe(1);
    expect(twice.unreadableRows).toBe(1);
    const later = madeUpLog(undefined, { startSeconds: 2000 }).replace(/^.*\n/, '');
    const gap = readAll(`${madeUpLog()}${later}`);
    expect(gap.clock).toMatchObject({ longGaps: 1, longestGapSeconds: 758.5 });
    expect(gap.pulls).toHaveLength(2);
    const rows = madeUpRows().flatMap((row) => [
      row,
      { ...row, timeSeconds: row.timeSeconds + 0.02 },
    ]);
    const repeated = readAll(madeUpLog(rows));
    expect(repeated.rows).toBe(282);
    expect(repeated.repeatedRows).toBeGreaterThan(140);
    expect(repeated.pulls).toHaveLength(1);
  });

  it('takes the columns that the reader chooses', () => {
    const header = ['sample', 'time', 'N', 'X1', 'VSS', 'ECT', 'IAT', 'KNOCKR'];
    const text = madeUpLog(undefined, { header });
    expect(errorOf(text)).toMatchObject({
      kind: 'missing-column',
      message:
        'Choose the column of the engine speed. The log has: ' +
        'sample, time, N, X1, VSS, ECT, IAT, KNOCKR.',
    });
    const columns = { engineSpeedRpm: 'N', throttlePercent: 'X1', coolantC: null };
    const log = readAll(text, { columns });
    expect(log.pulls).toHaveLength(1);
    expect(log.openingFrom).toBe('throttle');
    expect(log.pulls[0]?.rows[0]?.coolantC).toBeUndefined();
    expect(errorOf(text, { columns: { engineSpeedRpm: 'rpm' } }).kind).toBe('unknown-column');
  });

  it('says how far the pedal went where there is no pull', () => {
    const lazy = readAll(madeUpLog(madeUpRows({ pedalPercent: 84.5 })));
    expect(lazy).toMatchObject({ pulls: [], tooShort: 0, highestOpeningPercent: 84.5 });
    expect(readAll(madeUpLog(madeUpRows({ pedalPercent: 97.2 }))).pulls).toHaveLength(1);
    const rule = { fullFromPercent: 82, leastSeconds: 1.5, leastRiseRpm: 1000, leastRows: 8 };
    const text = madeUpLog(madeUpRows({ pedalPercent: 84.5 }));
    expect(readAll(text, { rule }).pulls).toHaveLength(1);
  });

  it.each([
    ['', 'empty'],
    ['\n\n', 'empty'],
    ['time,rpm\n1,x', 'no-header'],
    [';comment\ntype=obd\nprotocolid=6\nparamname=RPM\n', 'no-header'],
    ['sample,time,RPM,APP\n', 'no-rows'],
    ['sample,time,RPM,APP\n0,12.5,800,', 'no-rows'],
    ['sample,RPM,APP\n0,800,20\n', 'missing-column'],
    ['1,2,3\n'.repeat(51), 'no-header'],
    ['sample,time,RPM,APP\n0,12,5,800,0,15,7\n', 'commas-twice'],
    ['s\0a\0m\0p\0l\0e\0', 'not-text'],
    ['x'.repeat(70_000), 'line-too-long'],
  ])('refuses %j', (text, kind) => {
    expect(errorOf(text).kind).toBe(kind);
  });

  it('stops at once at ten megabytes of noise', () => {
    const open = (): void => {
      expect(errorOf('noise '.repeat(1_700_000)).kind).toBe('line-too-long');
      expect(errorOf('noise\n'.repeat(1_700_000)).kind).toBe('no-header');
    };
    expect(leastTime(open, 2000)).toBeLessThan(2000);
  });

  it('fails only with its own error, whatever is opened', () => {
    const units = [
      ...Array.from('0159.,;\t\n\r"-x'),
      'time,RPM,APP\n',
      '1,900,99\n',
      '\ufeff',
      '\u202e',
    ];
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...units), maxLength: 60 }), (text) => {
        try {
          const log = readAll(`${text}\n`);
          expect(log.pulls).toEqual([]);
          expect(Number.isFinite(log.clock.rowsPerSecond)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(LogError);
        }
      }),
    );
  });

  it.each([
    ['text', 'abc'],
    ['NaN', 'NaN'],
    ['infinity', 'Infinity'],
    ['a number too large for any', '1e308'],
    ['a negative speed', '-3000'],
    ['five figures', '12000'],
    ['sixteen bits all set', '65535'],
  ])('leaves out a row with %s for its engine speed, and counts it', (_what, cell) => {
    const log = readAll(
      madeUpLog(undefined, {}, (lines) =>
        lines.map((line, i) =>
          i === 60 ? line.replace(/^([^,]*,[^,]*),[^,]*/, `$1,${cell}`) : line,
        ),
      ),
    );
    expect(log).toMatchObject({ rows: 140, unreadableRows: 1 });
    expect(log.pulls).toHaveLength(1);
    expect(log.pulls[0]?.rows).toHaveLength(100);
    expect(Math.max(...(log.pulls[0]?.rows.map((row) => row.engineSpeedRpm) ?? []))).toBe(7000);
  });

  it('leaves out cells of other columns that no engine can have, and keeps their rows', () => {
    const rows = madeUpRows().map((row, i) => (i % 10 === 0 ? { ...row, intakeAirC: 215 } : row));
    const log = readAll(madeUpLog(rows));
    expect(log).toMatchObject({ rows: 141, unreadableRows: 0, impossibleCells: 15 });
    expect(log.pulls[0]?.rows.every(({ intakeAirC = 25 }) => intakeAirC === 25)).toBe(true);
  });

  it('never lets a throttle stand in for single rows of a logged pedal', () => {
    const header = ['sample', 'time', 'RPM', 'APP', 'TP', 'ECT', 'IAT', 'KNOCKR'];
    const rows = madeUpRows().map((row) => ({ ...row, roadSpeedKmh: 50 }));
    const log = readAll(
      madeUpLog(rows, { header }, (lines) =>
        lines.map((line, i) => (i === 60 ? line.replace(/^(([^,]*,){3})[^,]*/, '$1') : line)),
      ),
    );
    expect(log).toMatchObject({ unreadableRows: 1, openingFrom: 'pedal' });
    expect(log.pulls).toHaveLength(1);
  });

  it('keeps a whole last row without a line end', () => {
    const text = madeUpLog().trimEnd();
    expect(readAll(text)).toMatchObject({ rows: 141, lastLineCut: false });
    expect(readAll(text.slice(0, -1))).toMatchObject({ rows: 140, lastLineCut: true });
    expect(readAll('sample,time,RPM,APP\n0,1,800,99\n1,1.1,810,9')).toMatchObject({
      rows: 1,
      lastLineCut: true,
    });
    expect(readAll('sample,time,RPM,APP\n0,1,800,99\n1,1.1,810,5').rows).toBe(2);
    expect(readAll('sample,time,RPM,APP\n0,1,800,20\n1,1.1,8')).toMatchObject({
      rows: 1,
      lastLineCut: true,
    });
  });

  it('names a doubled column and takes the one that moves', () => {
    const header = ['sample', 'time', 'RPM', 'APP', 'RPM', 'ECT', 'IAT', 'KNOCKR'];
    const swapped = (dead: number) =>
      madeUpRows().map((row) => ({
        ...row,
        roadSpeedKmh: row.engineSpeedRpm,
        engineSpeedRpm: dead,
      }));
    const log = readAll(madeUpLog(swapped(800), { header }));
    expect(log.doubled).toEqual([{ name: 'RPM', count: 2, taken: 5, disagree: false }]);
    expect(log.pulls[0]?.rows.at(-1)?.engineSpeedRpm).toBe(7000);
    const both = readAll(madeUpLog(madeUpRows(), { header }));
    expect(both.doubled).toEqual([{ name: 'RPM', count: 2, taken: 3, disagree: true }]);
    expect(usual.doubled).toEqual([]);
  });

  it.each([
    ['milliseconds by its steps', 'time', 1000, 'ms'],
    ['microseconds by its steps', 'time', 1_000_000, 'µs'],
    ['milliseconds by its name', 'time (ms)', 1000, undefined],
    ['milliseconds behind an underscore', 'TIME_MS', 1000, undefined],
    ['seconds', 'time', 1, undefined],
  ])('reads a clock of %s', (_what, name, perSecond, inferredClock) => {
    const header = ['sample', name, 'RPM', 'APP', 'VSS', 'ECT', 'IAT', 'KNOCKR'];
    const rows = madeUpRows().map((row) => ({ ...row, timeSeconds: row.timeSeconds * perSecond }));
    const log = readAll(madeUpLog(rows, { header, startSeconds: 0 }));
    expect(log.inferredClock).toBe(inferredClock);
    expect(log.clock.rowsPerSecond).toBeCloseTo(20, 6);
    expect(log.pulls).toHaveLength(1);
  });

  it('reads a time of day', () => {
    const text = madeUpLog(undefined, { startSeconds: 0 }, ([head = '', ...rows]) => [
      head,
      ...rows.map((row) =>
        row.replace(
          /^(\d+),([\d.]+)/,
          (_, i: string, t: string) => `${i},22-Nov-2026 21:41:${(10 + Number(t)).toFixed(3)}`,
        ),
      ),
    ]);
    expect(readAll(text).pulls).toHaveLength(1);
  });

  it.each([
    'Accelerator PedalPosition D(%)',
    'Accel. Pedal Pos. (%)',
    'ACCEL_PEDAL_POSITION',
    'APP1(%)',
  ])('knows the pedal by the name %s', (name) => {
    const header = ['sample', 'time', 'RPM', name, 'VSS', 'ECT', 'IAT', 'KNOCKR'];
    expect(readAll(madeUpLog(undefined, { header }))).toMatchObject({ openingFrom: 'pedal' });
  });
});
