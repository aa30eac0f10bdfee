/** What the instrument must refuse or warn of; the cases were written from the chapter and the notes on logs. */
import { describe, expect, it } from 'vitest';
import type { LogAnalysis } from '@site/src/calculations/logAnalysis/LogAnalysis';
import type { LogAnalysisOptions } from '@site/src/calculations/logAnalysis/LogAnalysisOptions';
import type { LogFileReport } from '@site/src/calculations/logReading/LogFileReport';
import { analysed, evaluated, stockScaling } from '@site/tests/unit/readLogCases';
import { readGates, readLocks } from './fields';
import { emptyRoom, type LogRoomState } from './logRoom';
import { stockLibrary } from '../StockLibrary/library';
import { noLog } from './LogResources';
import { mayHandOut } from './mayHandOut';
import { noCar } from '../MyCar/car';
import { tableKey } from './compute';
import { instrument } from './definition';

const truth = (load: number, rpm: number): number =>
  5 * Math.sin(6 * (load - 0.25)) - (rpm - 2600) / 800;

const good = analysed({ log: { seconds: 1200, truth } });

const limitsOf = (analysis: LogAnalysis): readonly string[] =>
  evaluated(analysis).result?.notices.map(({ limit }) => limit) ?? [];

const cellsOf = ({ table }: LogAnalysis) => table.cells.flat();

const changed = (analysis: LogAnalysis): number =>
  cellsOf(analysis).filter(({ oldValue, newValue }) => oldValue !== newValue).length;

const inRoom = (room: Partial<LogRoomState>) =>
  instrument.evaluate({}, { ...noLog, room: { ...emptyRoom, ...room } });

const report: LogFileReport = {
  name: 'log.xlsx',
  rowCount: 0,
  seconds: 0,
  columns: [],
  dropped: [],
  remarks: [],
  refusal: 'This is a workbook.',
};

describe('without rows there is no table', () => {
  it('a made-up log is never handed out', () => {
    const { result } = instrument.evaluate({}, noLog);
    expect(result?.isMadeUp).toBe(true);
    expect(result && mayHandOut({ ...result, isPasted: true, isOneTable: true })).toBe(false);
  });

  it.each(['shown', 'reading'] as const)(
    'nothing is computed before the reader has agreed to the roles: %s',
    (status) => {
      const reports = [{ ...report, refusal: '' }];
      // Another log was analysed before.
      const analysis = { key: '1', value: good };
      const room = { status, reports, analysis, reading: 2 };
      const library = { status: 'there' as const, value: stockLibrary };
      const evaluate = (changes: Partial<LogRoomState>) =>
        instrument.evaluate({}, { ...noLog, library, room: { ...emptyRoom, ...room, ...changes } });
      expect(evaluate({}).result).toBe(undefined);
      expect(evaluate({ status: 'used' }).result).not.toBe(undefined);
    },
  );

  it('where every file was refused, that is said instead of a table', () => {
    const { error, result } = inRoom({ status: 'shown', reports: [report] });
    expect(result).toBeUndefined();
    expect(error).toContain('none of these files could be read');
  });

  it('where the reader of logs failed, its message stands instead of a table', () => {
    expect(inRoom({ status: 'shown', error: 'It did not load.' }).error).toBe('It did not load.');
  });

  it.each(['rpm', 'load', 'shortTrim'] as const)('without %s it refuses', (role) => {
    const analysis = analysed({ log: { without: [role] } });
    expect(evaluated(analysis).result?.notices[0]?.kind).toBe('refusal');
    expect(changed(analysis)).toBe(0);
  });
});

describe('which way', () => {
  it('a positive trim never lowers a cell, a negative one never raises it', () => {
    for (const { meanPercent, oldValue, newValue } of cellsOf(good))
      if (newValue !== oldValue)
        expect(Math.sign(newValue - oldValue)).toBe(Math.sign(meanPercent));
    expect(changed(good)).toBeGreaterThan(20);
  });

  it('lowered cells are told with their number', () => {
    expect(limitsOf(good)).toContain('loweredCells');
  });
});

describe('what it leaves alone', () => {
  it('cells that are not settled keep their very value', () => {
    for (const { trust, oldValue, newValue } of cellsOf(good))
      if (trust !== 'settled') expect(newValue).toBe(oldValue);
  });

  it('a locked cell, whatever the log says', () => {
    const place = cellsOf(good).findIndex(({ oldValue, newValue }) => oldValue !== newValue);
    const locked = analysed({ log: { seconds: 1200, truth }, options: { lockedCells: [place] } });
    expect(cellsOf(locked)[place]?.newValue).toBe(stockScaling.cells.flat()[place]);
    expect(changed(locked)).toBe(changed(good) - 1);
  });

  it('cells at load 0.8 and above, whatever the trims there are and whatever is filled', () => {
    const options = { fillsGaps: true, smooths: true };
    const full = analysed({
      log: { seconds: 1200, truth },
      options,
      edit: (table) => ({
        ...table,
        columns: { ...table.columns, load: table.columns.load?.map((load) => load + 0.45) },
      }),
    });
    const { loads } = stockScaling;
    const high = cellsOf(full).filter((_, cell) => (loads[cell % loads.length] ?? 0) >= 0.8);
    expect(high.filter(({ staysAtHighLoad }) => staysAtHighLoad).length).toBeGreaterThan(5);
    for (const { oldValue, newValue } of high) expect(newValue).toBe(oldValue);
    expect(limitsOf(full)).toContain('logHighLoadStays');
    expect(changed(full)).toBeGreaterThan(0);
  });

  it('all of a table that was made while a sensor had failed', () => {
    const failed = analysed({
      log: { seconds: 1200, truth },
      edit: (table) => ({
        ...table,
        columns: { ...table.columns, fuelSystem: table.columns.fuelSystem?.fill(16) },
      }),
    });
    expect(limitsOf(failed)).toContain('logFailedSensor');
    expect(limitsOf(good)).not.toContain('logFailedSensor');
    const handsOut = (analysis: LogAnalysis): boolean => {
      const { result } = evaluated(analysis);
      return result !== undefined && mayHandOut({ ...result, isPasted: true });
    };
    expect(handsOut(good)).toBe(true);
    expect(handsOut(failed)).toBe(false);
  });

  it('all of a table whose gates let a cold engine or open loop through', () => {
    const handsOut = (options: Partial<LogAnalysisOptions>, without: readonly 'coolant'[] = []) => {
      const { result } = evaluated(analysed({ log: { seconds: 1200, truth, without }, options }));
      return result !== undefined && mayHandOut({ ...result, isPasted: true });
    };
    const off = (gate: string) => ({ gates: readGates(`purgeShut heatSoak ${gate}`) });
    expect(handsOut({})).toBe(true);
    for (const gate of ['readable', 'warm', 'closedLoop', 'fuelCut'])
      expect(handsOut(off(gate)), gate).toBe(false);
    expect(handsOut(off('moving'))).toBe(true);
    expect(handsOut({}, ['coolant'])).toBe(false);
  });

  it('a table of several files, until the reader said that it was in the car for all that count', () => {
    const drive = (file: number) => ({
      file,
      firstRow: 0,
      rowCount: 0,
      fromSeconds: 0,
      seconds: 1,
    });
    const summary = {
      rowCount: 0,
      seconds: 2,
      rowsPerSecond: 5,
      roles: [],
      groupedRoles: [],
      drives: [drive(0), drive(0), drive(1)],
    };
    const told = (room: Partial<LogRoomState>, table = stockScaling) =>
      instrument.evaluate(
        { table: table.cells.map((row) => row.join('\t')).join('\n') },
        {
          car: noCar,
          library: { status: 'there', value: stockLibrary },
          room: {
            ...emptyRoom,
            status: 'used',
            reading: 1,
            analysis: { key: '', value: good },
            summary,
            ...room,
          },
        },
      ).result;
    const asked = told({});
    if (!asked) throw new Error('There is no result.');
    expect(mayHandOut(asked)).toBe(false);
    const tableOfAll = tableKey(asked.options);
    expect(told({ tableOfAll })?.isOneTable).toBe(true);
    // Of another table nothing was said.
    const other = { ...stockScaling, cells: stockScaling.cells.map((row) => row.map(() => 1)) };
    expect(told({ tableOfAll }, other)?.isOneTable).toBe(false);
    expect(told({ drivesLeftOut: [2] })?.isOneTable).toBe(true);
    expect(told({ drivesLeftOut: [1] })?.isOneTable).toBe(false);
  });

  it('nothing for the sake of a file that gives no row', () => {
    const blind = (used: number) => {
      const cut = analysed({
        log: { seconds: 2400, truth, drives: 2 },
        edit: (table) => ({
          ...table,
          columns: {
            ...table.columns,
            coolant: table.columns.coolant?.map((celsius, row) =>
              row < (table.driveStarts[1] ?? 0) ? celsius : NaN,
            ),
            load: table.columns.load?.map((load, row) =>
              row < (table.driveStarts[1] ?? 0) ? load : used * load || NaN,
            ),
          },
        }),
      });
      return cut.notices.find(({ limit }) => limit === 'logGateOpen')?.text;
    };
    expect(blind(0)).toBeUndefined();
    expect(blind(1)).toContain('drive 2 lacks columns');
  });

  it('all of a table beside knock, unless its drive is left out', () => {
    const handsOut = (options: Partial<LogAnalysisOptions>) => {
      const knocking = analysed({
        log: { seconds: 2400, truth, drives: 2 },
        edit: (table) => ({
          ...table,
          columns: {
            ...table.columns,
            knockRetard: table.columns.knockRetard?.map((_, row) => (row === 3000 ? 1.41 : 0)),
          },
        }),
        options,
      });
      const { result } = evaluated(knocking);
      return result !== undefined && mayHandOut({ ...result, isPasted: true });
    };
    expect(handsOut({})).toBe(false);
    expect(handsOut({ drivesLeftOut: [0] })).toBe(true);
    expect(handsOut({ drivesLeftOut: [1] })).toBe(false);
  });

  it('cells whose two trims hide each other', () => {
    const hidden = analysed({
      log: { seconds: 1200, truth: () => 0 },
      edit: (table) => ({
        ...table,
        columns: {
          ...table.columns,
          longTrim: table.columns.longTrim?.map(() => 8),
          shortTrim: table.columns.shortTrim?.map((percent) => percent - 8),
        },
      }),
    });
    expect(cellsOf(hidden).filter(({ trust }) => trust === 'settled').length).toBeGreaterThan(20);
    expect(changed(hidden)).toBe(0);
    expect(limitsOf(hidden)).toContain('logTrimsHide');
  });

  it('no cell goes further than the cap in one flash', () => {
    const far = analysed({ log: { seconds: 1200, truth: () => 14 } });
    for (const { oldValue, newValue } of cellsOf(far))
      expect(Math.abs(newValue / oldValue - 1)).toBeLessThanOrEqual(0.05 + 1e-9);
    expect(limitsOf(far)).toContain('largeBlock');
  });
});

describe('what it says before the numbers', () => {
  it('a log without a gain supports no change', () => {
    const flat = analysed({ log: { seconds: 600, truth: () => 0 } });
    expect(flat.selfCheck.supportsChange).toBe(false);
    expect(limitsOf(flat)).toContain('logSupportsNoChange');
  });

  it('the air meter comes first where the trims follow its flow', () => {
    const meter = analysed({
      log: { seconds: 2400, truth: (load, rpm) => 6 * Math.sin((load * rpm) / 300) },
    });
    expect(meter.errorSource.verdict).toBe('airMeter');
  });

  it('more than one event of knock ends the day', () => {
    const knocking = (degrees: number, rows: readonly number[]) =>
      limitsOf(
        analysed({
          log: { seconds: 1200, truth },
          edit: (table) => ({
            ...table,
            columns: {
              ...table.columns,
              knockRetard: table.columns.knockRetard?.map((_, row) =>
                rows.includes(row) ? degrees : 0,
              ),
            },
          }),
        }),
      );
    expect(knocking(1.76, [3000])).toContain('logKnockFound');
    expect(knocking(1.76, [3000])).not.toContain('logKnockEndsDay');
    expect(knocking(2.11, [3000])).toContain('logKnockEndsDay');
    // Two rows on, at the same place.
    expect(knocking(1.76, [3000, 3002])).toContain('logKnockEndsDay');
  });

  it('a pull without the columns it is judged by is no clean one', () => {
    const log = { seconds: 400, pullShare: 0.3 };
    const lacking = analysed({ log: { ...log, without: ['knockRetard', 'pulseWidth'] } });
    const { result } = evaluated(lacking);
    const told = result?.notices.find(({ limit }) => limit === 'logPullsNotJudged')?.text;
    expect(told).toMatch(/^In [1-9]\d* pulls? .*`FUEL_PW`, `KNOCKR` and `HIDET_SW`, some or all/);
    expect(told).toContain('too few numbers');
  });

  it('full throttle is lean where it lived on a positive long-term trim', () => {
    const learned = (percent: number) =>
      limitsOf(
        analysed({
          log: { seconds: 1200, truth },
          edit: (table) => ({
            ...table,
            columns: { ...table.columns, longTrim: table.columns.longTrim?.map(() => percent) },
          }),
        }),
      );
    expect(learned(4)).toContain('logFullThrottleLean');
    expect(learned(0)).not.toContain('logFullThrottleLean');
    expect(learned(-4)).not.toContain('logFullThrottleLean');
  });

  it('the doubt of the load axis is always there', () => {
    expect(limitsOf(good)).toContain('logAxisUnknown');
  });

  it('a slow log cannot see a foot that moves', () => {
    expect(limitsOf(analysed({ log: { rowsPerSecond: 2 } }))).toContain('logTooSlow');
  });

  it('the table of another calibration is told', () => {
    const { result } = evaluated(good, { calibration: 'LFG2EK' });
    expect(result?.notices[0]?.limit).toBe('scalingOfAnother');
  });

  it.each(['0', '101', '50 %x', ''])('a share of “%s” is refused at its field', (share) => {
    const { errors, result } = evaluated(good, { share });
    expect(result).toBeUndefined();
    expect(errors.share).not.toBe(undefined);
  });
});

describe('what an address may hold', () => {
  it('gates and locks from anybody’s hand do no harm', () => {
    expect(Object.values(readGates('constructor __proto__ warm')).filter((on) => !on)).toHaveLength(
      1,
    );
    expect(readLocks('3 3 99999 x')).toEqual([3, 9999, 9]);
  });
});
