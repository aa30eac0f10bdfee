import { describe, expect, it } from 'vitest';
import type { MadeDialectName } from '../testing/madeDialects';
import { madeLog } from '../testing/madeLog';
import type { OwnRoles } from './ownRoles';
import { openLog } from './openLog';
import type { OpenedLog } from './OpenedLog';

const read = (text: string, ownRoles: OwnRoles = {}, name = 'log0001.csv'): OpenedLog => {
  const log = openLog({ name, ownRoles });
  log.push(text);
  return log.end();
};

/** A log of a few columns by hand, 10 rows a second. */
const log = (
  columns: Readonly<Record<string, (row: number) => number | string>>,
  rows = 300,
  separator = ',',
): string =>
  [
    ['time', ...Object.keys(columns)].join(separator),
    ...Array.from({ length: rows }, (_, row) =>
      [(row / 10).toFixed(1), ...Object.values(columns).map((value) => value(row))].join(separator),
    ),
    '',
  ].join('\n');

const rpm = (row: number): number => 2000 + (row % 7);
const columnOf = ({ report }: OpenedLog, name: string) =>
  report.columns.find((column) => column.name === name);
const droppedFor = ({ report }: OpenedLog, reason: RegExp): number =>
  report.dropped.find((each) => reason.test(each.reason))?.rows ?? 0;

describe('rows', () => {
  const text = log({ RPM: rpm, LOAD: () => 0.5 });

  it('leaves out a last row that was cut off, and says so', () => {
    for (const cut of [4, 8]) {
      const { table, report } = read(text.slice(0, -cut));
      expect(table.rowCount).toBe(298);
      expect(report.dropped).toContainEqual({ reason: 'last row was cut off', rows: 1 });
    }
    expect(droppedFor(read(`${text}1,2\n`), /cut off/)).toBe(1);
  });

  it('counts rows of another width, with their lines', () => {
    const lines = text.split('\n');
    lines.splice(5, 0, '1,2', '1,2,3,4');
    const opened = read(lines.join('\n'));
    expect(opened.report.dropped).toContainEqual({
      reason: 'too few or too many cells (line 6, 7)',
      rows: 2,
    });
    expect(opened.table.rowCount).toBe(299);
  });

  it('begins a drive at a header that stands again', () => {
    const opened = read(text + text);
    expect(opened.table.rowCount).toBe(598);
    expect([...opened.table.driveStarts]).toEqual([0, 299]);
    expect(droppedFor(opened, /first row/)).toBe(2);
    expect(opened.report.remarks.join()).toContain('stands 2 times');
  });

  it('passes over marks of the driver', () => {
    const lines = text.split('\n');
    lines.splice(9, 0, 'MARK 001 - 12:00');
    const opened = read(lines.join('\n'));
    expect(opened.table.rowCount).toBe(299);
    expect(opened.report.remarks.join()).toContain('the driver set: 1');
  });

  it('reads a file of seven rows, and one of headers', () => {
    expect(read(log({ RPM: rpm }, 7)).table.rowCount).toBe(6);
    expect(read('sample,time,RPM,LOAD\n').report.refusal).toContain('no second row with a time');
    expect(read('sample,time,RPM,LOAD').report.refusal).toContain('no second row with a time');
  });
});

describe('clocks', () => {
  const withTimes = (time: (row: number) => string, name = 'time'): string =>
    [
      `${name},RPM,LOAD`,
      ...Array.from({ length: 60 }, (_, row) => `${time(row)},2000,.5`),
      '',
    ].join('\n');

  it.each([
    [
      'h:mm:ss.fff',
      (row: number) =>
        `21:59:${String(57 + row / 10).padStart(2, '0')}`
          .replace(/:(6\d)(.*)$/, (_, s: string, rest: string) => `:0${Number(s) - 60}${rest}`)
          .replace(/^21:59:0/, '22:00:0'),
      '',
    ],
    ['below nought', (row: number) => (row / 10 - 0.2).toFixed(1), ''],
    ['ms without a unit', (row: number) => String(row * 100), 'counts milliseconds'],
    ['mm:ss.f', (row: number) => `05:${(10 + row / 10).toFixed(1)}`, 'spreadsheet'],
  ])('reads %s', (_, time, remark) => {
    const { table, report } = read(withTimes(time));
    expect(report.refusal).toBe('');
    expect(table.timeSeconds.at(-1)).toBeCloseTo(5.8, 6);
    expect(table.driveStarts).toHaveLength(1);
    expect(report.remarks.join()).toContain(remark);
  });

  it('believes the unit of the name', () => {
    const { table, report } = read(withTimes((row) => String(row * 100), 'Time (ms)'));
    expect(report.columns[0]).toMatchObject({ readAs: 'ms, turned into s', isConverted: true });
    expect(table.timeSeconds.at(-1)).toBeCloseTo(5.8, 6);
    expect(report.remarks).toEqual([]);
  });

  it('says that a clock of whole seconds is too coarse', () => {
    const { report } = read(withTimes((row) => `21:41:${String(10 + Math.floor(row / 10))}`));
    expect(report.remarks.join()).toContain('whole seconds only');
  });

  it('says that a spreadsheet took the tenths', () => {
    const { report } = read(withTimes((row) => `9:41:${String(10 + Math.floor(row / 10))} AM`));
    expect(report.remarks.join()).toContain('spreadsheet');
    expect(
      report.dropped.find(({ reason }) => reason === 'clock stood still')?.rows,
    ).toBeGreaterThan(40);
  });
});

describe('headers', () => {
  const rows = '1,2000,.5\n1.1,2000,.5\n1.2,2000,.5\n'.repeat(5);
  it.each([
    ['a line of two words before it', `Car,NC\ntime,RPM,LOAD\n${rows}`],
    ['a separator at the end of the rows', `time,RPM,LOAD\n${rows.replaceAll('\n', ',\n')}`],
    ['a separator at its own end', `time,RPM,LOAD,\n${rows}`],
    ['500 lines before it', `${'a note\n'.repeat(500)}time,RPM,LOAD\n${rows}`],
    ['a row of units below', `time,RPM,LOAD\n(sec),rpm,\n${rows}`],
  ])('is found with %s', (_, text) => {
    const { table, report } = read(text);
    expect(report.refusal).toBe('');
    expect(table.columns.load?.[0]).toBe(0.5);
  });

  it.each([
    ['blanks', `a${' '.repeat(200_000)}b`],
    ['brackets', '('.repeat(200_000)],
    ['signs', '-'.repeat(200_000)],
    ['line ends', `${'\n'.repeat(200_000)}x`],
    ['colons', '1:'.repeat(100_000)],
  ])('takes no long time over %s', (_, name) => {
    const started = performance.now();
    read(`time,RPM,${name}\n${rows}`);
    read(name);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('what is said of the rules by which a file was read', () => {
  const said = (text: string | Uint8Array): string => {
    const opened = openLog();
    opened.push(text);
    return opened.end().report.remarks.join(' ');
  };
  const made = (dialect: MadeDialectName) =>
    said(madeLog({ dialect, seconds: 30, clockStartSeconds: 4_492_800.25 }).csv);

  it('semicolons, decimal commas and a clock of weeks', () => {
    expect(made('semicolons')).toBe(
      'Semicolons part the cells. A comma marks the decimals. The clock stood at 4\u00a0492\u00a0800 s (52.0 days) in the first row. Each drive is counted from its own first row.',
    );
  });

  it('tabs, lines before the names, and a line of units', () => {
    expect(made('msl')).toContain(
      'Tabs part the cells. 2 lines stand before the column names; they were passed over. The line below the column names was read as their units.',
    );
  });

  it('a comma inside quotation marks', () => {
    expect(said(log({ RPM: () => '"2000,5"' }))).toBe(
      'A comma marks the decimals, inside quotation marks.',
    );
  });

  it('the coding, where it is not UTF-8', () => {
    const text = log({ RPM: rpm });
    expect(said(new Uint8Array(Buffer.from(text, 'utf16le')))).toContain('UTF-16');
    expect(said(new Uint8Array(Buffer.from(`Ger\u00e4t\n${text}`, 'latin1')))).toBe(
      'The file is not UTF-8; its letters were read as Latin-1. A line stands before the column names; it was passed over.',
    );
  });

  it('nothing of a plain CSV whose clock begins at nought', () => {
    expect(said(log({ RPM: rpm }))).toBe('');
  });
});

describe('columns', () => {
  it('reads decimal commas in quotation marks, and thousands', () => {
    const quoted = log({ RPM: () => '"2000,5"', LOAD: () => '"0,5"' });
    expect(read(quoted).table.columns.rpm?.[0]).toBe(2000.5);
    const parted = log({ RPM: () => '"2,000.00"', LOAD: () => 0.5 });
    expect(read(parted).table.columns.rpm?.[0]).toBe(2000);
  });

  it('counts what is no number, and what no sensor can say', () => {
    const opened = read(
      log({
        RPM: (row) => (row === 50 ? 65_535 : rpm(row)),
        LOAD: (row) => (row % 100 === 1 ? 'err' : 0.5),
        ECT: (row) => (row === 9 ? -300 : 88),
      }),
    );
    expect(columnOf(opened, 'LOAD')?.unreadableCells).toBe(3);
    expect(droppedFor(opened, /^RPM: no sensor/)).toBe(1);
    expect(droppedFor(opened, /^ECT: no sensor/)).toBe(1);
    expect(opened.table.columns.rpm?.[49]).toBeNaN();
    expect(opened.table.rowCount).toBe(299);
  });

  it('reads cam, supply and switches; a switch is 0 or 1', () => {
    const opened = read(
      log({
        RPM: rpm,
        VCT_ACT: (row) => (row === 5 ? 4095 : 12.5),
        VPWR: () => 14.1,
        HIDET_SW: (row) => (row === 7 ? 255 : row > 100 ? 1 : 0),
        IMTV_SW: (row) => (row % 2 === 0 ? 'ON' : 'OFF'),
        EGRP_STEPS: () => 30,
      }),
    );
    const { camAngle, supplyVolts, highDet, runnerValve, recirculationSteps } =
      opened.table.columns;
    const rows = [3, 4, 5, 6, 200];
    const seen = (column?: Float32Array) => rows.map((row) => column?.[row]);
    expect(seen(camAngle)).toEqual([12.5, NaN, 12.5, 12.5, 12.5]);
    expect(supplyVolts?.[3]).toBeCloseTo(14.1, 5);
    expect(seen(highDet)).toEqual([0, 0, 0, NaN, 1]);
    expect(seen(runnerValve)).toEqual([1, 0, 1, 0, 0]);
    expect(recirculationSteps?.[3]).toBe(30);
    expect(droppedFor(opened, /^VCT_ACT: no sensor/)).toBe(1);
    expect(droppedFor(opened, /^HIDET_SW: no sensor/)).toBe(1);
    expect(opened.report.columns.map(({ readAs }) => readAs)).toEqual([
      ...['s', 'rpm', '°', 'V', '0/1', '0/1', 'steps'],
    ]);
    expect(opened.report.columns.flatMap(({ doubts }) => doubts)).toEqual([]);
  });

  it('takes the load from any column that the reader chooses, beside LOAD', () => {
    const text = log({ RPM: rpm, LOAD: () => 0.5, LOAD_RAM: () => 0.55 });
    expect(read(text).table.columns.load?.[3]).toBe(0.5);
    const own = read(text, { LOAD_RAM: 'load' });
    expect(own.table.columns.load?.[3]).toBeCloseTo(0.55, 5);
    expect(columnOf(own, 'LOAD')?.doubts.join()).toContain('“LOAD_RAM” was taken');
  });

  it('one wrong number changes no unit', () => {
    const opened = read(
      log({
        RPM: rpm,
        ECT: (row) => (row === 80 ? 200 : 88),
        KNOCKR: (row) => (row === 3 ? -20 : row % 3),
      }),
    );
    expect(opened.table.columns.coolant?.[0]).toBe(88);
    expect(opened.table.columns.knockRetard?.[1]).toBe(2);
  });

  it('takes a stuck lambda for no sensor, unless the reader insists', () => {
    const text = log({ RPM: rpm, LAMBDA_ACT: () => 1.021 });
    const opened = read(text);
    expect(opened.table.columns.lambda).toBeUndefined();
    expect(columnOf(opened, 'LAMBDA_ACT')).toMatchObject({ role: undefined });
    expect(columnOf(opened, 'LAMBDA_ACT')?.doubts.join()).toContain('no sensor speaks');
    const own = read(text, { LAMBDA_ACT: 'lambda' });
    expect(own.table.columns.lambda?.[5]).toBeCloseTo(1.021, 5);
    expect(columnOf(own, 'LAMBDA_ACT')?.doubts.join()).toContain('no sensor speaks');
  });

  it('checks the sum of the trims', () => {
    const trims = { RPM: rpm, FT_SHORT: () => 2, FT_LONG: () => 3 };
    const right = read(log({ ...trims, FT_COMBO: () => 5 }));
    expect(columnOf(right, 'FT_COMBO')?.doubts).toEqual([]);
    const wrong = read(log({ ...trims, FT_COMBO: () => 8 }));
    expect(columnOf(wrong, 'FT_COMBO')?.doubts.join()).toContain('not the sum');
  });

  it('tells what it read each column as, with the first cells', () => {
    const opened = read(log({ 'RPM (rpm)': rpm, 'ECT (°F)': () => 190, EXTRA: () => 'x' }));
    expect(columnOf(opened, 'ECT')).toMatchObject({
      unit: '°F',
      role: 'coolant',
      readAs: '°F, turned into °C',
      isConverted: true,
      rowsPerReading: 1,
      firstCells: ['190', '190', '190', '190', '190'],
    });
    expect(columnOf(opened, 'time')).toMatchObject({
      role: 'time',
      readAs: 's',
      isConverted: false,
    });
    expect(columnOf(opened, 'EXTRA')).toMatchObject({ role: undefined, readAs: '' });
    expect(columnOf(opened, 'RPM')?.firstCells[0]).toBe('2000');
  });

  it('reads states of the fuel system in words', () => {
    const states = ['Closed Loop', 'OL - Drive'];
    const opened = read(log({ RPM: rpm, 'Fuel system status': (row) => states[row % 2] ?? '' }));
    expect([...(opened.table.columns.fuelSystem ?? [])].slice(0, 2)).toEqual([4, 2]);
  });

  it('is no log of its own header: names reach no prototype and stay text', () => {
    const opened = read(
      log({
        RPM: rpm,
        ['__proto__']: () => 5,
        constructor: () => 6,
        '<img src=x onerror=y>': () => 7,
      }),
      JSON.parse('{"__proto__":"coolant"}') as OwnRoles,
    );
    expect(({} as Record<string, unknown>).coolant).toBeUndefined();
    expect(opened.report.columns.map(({ name }) => name)).toContain('<img src=x onerror=y>');
  });
});

describe('what is no log', () => {
  const made = madeLog({ seconds: 30 }).csv;
  it.each([
    ['nothing', '', 'empty'],
    ['blank lines', '\n\n \n', 'empty'],
    ['logcfg.txt', 'type=obd\nparamname=RPM\nparamid=0x0c\n', 'logcfg.txt'],
    ['an echo', 'Openport firmware version 1.17.4877\nparamname = RPM, phase 0\n', 'logcfg.out'],
    ['a web page', '<!DOCTYPE html>\n<html>', 'web page'],
    ['JSON', '{"rows": [1,2,3]}', 'JSON'],
    ['a table of RomRaider', '[Table3D]\n1\t2\t3\n', 'RomRaider'],
    ['a map', '\t0.25\t0.5\t0.75\n1000\t1\t1\t1\n2000\t1\t1\t1\n', 'table of a map'],
    [
      'positions',
      'time,latitude,longitude,altitude\n1,48.1,11.5,520\n2,48.1,11.5,521\n',
      'positions',
    ],
    ['no engine speed', 'time,LOAD,ECT\n1,.5,80\n2,.5,80\n', 'No column is the engine speed'],
    ['no time', 'RPM,LOAD,ECT\n1000,.5,80\n2000,.5,80\n', 'No column is the time'],
    ['a letter', 'Dear tuner,\n\nthis is a letter, and no log.\n', 'names the columns'],
    [
      'commas twice',
      `time,RPM,LOAD\n${'1,5,2000,0,0,5\n'.repeat(20)}`,
      'Commas part the columns and mark',
    ],
    ['data without a header', made.split('\n').slice(1).join('\n'), 'names the columns'],
  ])('names %s and what to do', (_, text, named) => {
    const { table, report } = read(text);
    expect(report.refusal).toContain(named);
    expect(report.refusal).toMatch(/open|leave|save|export|paste|choose/i);
    expect(table.rowCount).toBe(0);
  });

  it('knows logcfg.out by its name', () =>
    expect(read('what it may hold\n', {}, 'LOGCFG.OUT').report.refusal).toContain('logcfg.out'));

  it('shows the columns of a log without an engine speed, so that it can be chosen', () => {
    const text = 'time,N,LOAD\n1,1000,.5\n1.1,1010,.5\n1.2,1020,.5\n';
    expect(columnOf(read(text), 'N')?.firstCells).toEqual(['1000', '1010', '1020']);
    expect([...(read(text, { N: 'rpm' }).table.columns.rpm ?? [])]).toEqual([1010, 1020]);
  });
});

describe('shapes of files that lie in public repositories, with invented numbers', () => {
  it('the calculated load of an Accessport, in no unit of share, is told for what it may be', () => {
    const rows = Array.from({ length: 40 }, (_, row) => `${row / 20},${2000 + row},0.5,1.2,0`);
    const shape = (unit: string): OpenedLog =>
      read(
        [
          `Time (sec),RPM (RPM),Calculated Load (${unit}),Short Term FT (%),"AP Info:[AP3][car][map, one]"`,
          ...rows,
        ].join('\n'),
      );
    const mazda = columnOf(shape('Load'), 'Calculated Load');
    expect(mazda?.role).toBeUndefined();
    expect(mazda?.doubts.join()).toContain('choose it by hand');
    expect(mazda?.doubts.join()).not.toContain('share of the most air');
    const subaru = columnOf(shape('g/rev'), 'Calculated Load');
    expect(subaru?.role).toBeUndefined();
    expect(subaru?.doubts.join()).toContain('air per turn (g/rev)');
    const generic = columnOf(shape('%'), 'Calculated Load');
    expect(generic?.doubts.join()).toContain('share of the most air');
  });

  it('air per turn that the reader takes for load says that it is none', () => {
    const text = log({ 'Engine Speed (rpm)': rpm, 'Load (MAF) (g/rev)': () => 0.6 });
    const load = columnOf(read(text, { 'Load (MAF)': 'load' }), 'Load (MAF)');
    expect(load).toMatchObject({ role: 'load', readAs: 'ratio' });
    expect(load?.doubts.join()).toContain('air per turn (g/rev)');
  });

  it('bank and sensor may stand two blanks apart', () => {
    const name = 'O2 sensor lambda wide range (current probe)  (Bank 1  Sensor 1)';
    const opened = read(log({ 'Engine RPM (RPM)': rpm, [name]: (row) => 1 + (row % 5) / 100 }));
    expect(columnOf(opened, name)?.role).toBe('lambda');
  });

  it.each([
    '"SECONDS";"PID";"VALUE";"UNITS"\n"60338.07";"Engine RPM";"994";"rpm"\n"60338.30";"Speed";"0";"km/h"\n',
    'SECONDS,PID,VALUE,UNITS\n1.0,Engine RPM,994,rpm\n1.1,Engine RPM,995,rpm\n1.2,Speed,0,km/h\n',
  ])('a list with one value a line is no table, whatever the reader takes for what', (text) => {
    const choices: readonly OwnRoles[] = [{}, { VALUE: 'rpm' }];
    for (const own of choices) {
      const { table, report } = read(text, own);
      expect(report.refusal).toContain('one value of one sensor');
      expect(table.rowCount).toBe(0);
    }
  });

  it('a Haltech log, whose names stand one below the other, is refused for that', () => {
    const text =
      '%DataLog%\nDataLogVersion : 1.1\nChannel : RPM\nID : 1\nType : EngineSpeed\nLog : 20250101 04:09:48\n';
    const rows = Array.from({ length: 30 }, (_, row) => `14:15:46.${100 + row},${3000 + row},7,8`);
    expect(read(text + rows.join('\n')).report.refusal).toContain('Haltech');
  });

  it('further lines of words below the header are no rows: the first row is left out, not they', () => {
    const text = [
      'TimeStamp, speed_w , temp ',
      'sec.ms    , rpm   , C    ',
      '"TIME","EngineSpeed","CoolantTemperature"',
      ...Array.from({ length: 20 }, (_, row) => `${(row / 20).toFixed(3)}, ${2500 + row}, 90`),
    ].join('\n');
    const { table, report } = read(text, { speed_w: 'rpm' });
    expect([...(table.columns.rpm?.subarray(0, 2) ?? [])]).toEqual([2501, 2502]);
    expect(report.dropped).toEqual([{ reason: 'first row: values in it can be old', rows: 1 }]);
    expect(report.columns[1]?.firstCells[0]).toBe('EngineSpeed');
  });

  it('a header with its units that stands again is no row, and the row below it is left out', () => {
    const part = (from: number) => [
      'Time,Engine RPM,LOAD',
      '(s),(rpm),(ratio)',
      ...Array.from({ length: 30 }, (_, row) => `${row / 10},${from + row},0.5`),
    ];
    const { table, report } = read([...part(1000), ...part(3000), ''].join('\n'));
    expect(table.rowCount).toBe(58);
    expect([...table.driveStarts]).toEqual([0, 29]);
    expect([...(table.columns.rpm?.subarray(29, 31) ?? [])]).toEqual([3001, 3002]);
    expect(report.dropped).toEqual([{ reason: 'first row: values in it can be old', rows: 2 }]);
  });
});
