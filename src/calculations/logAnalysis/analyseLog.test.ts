import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stockMap } from '@site/src/data/stockMaps';
import type { LogTable } from '../logReading/LogTable';
import { between } from '../testing/anyText';
import { flatScaling } from '../testing/flatScaling';
import { logTableOf, rowsOf } from '../testing/logTableOf';
import { logWithout } from '../testing/logWithout';
import { bumpySurface, madeLog, type MadeLogOptions } from '../testing/madeLog';
import { analyseLog } from './analyseLog';
import type { LogAnalysis, TrimCell } from './LogAnalysis';
import type { LogAnalysisOptions } from './LogAnalysisOptions';
import { presetGates } from './presets';
import { usualLogOptions } from './usualLogOptions';
import { fewer } from '@site/tests/properties';

const stock = stockMap('Load Scaling', 'LF9VEB');
const scaling = { loads: stock.x, speedsRpm: stock.y, cells: stock.z };
/** The whole step, so that what it does is seen at its full size. */
const options: LogAnalysisOptions = { ...usualLogOptions(scaling), sharePercent: 100 };
const free: LogAnalysisOptions = { ...options, capPercent: null, resistanceSeconds: 0 };

const placedCells = ({ table }: LogAnalysis) =>
  table.cells.flatMap((line, row) =>
    line.map((cell, column) => ({
      cell,
      rpm: table.rpms[row] ?? NaN,
      load: table.loads[column] ?? NaN,
    })),
  );
const settled = (analysis: LogAnalysis) =>
  placedCells(analysis).filter(({ cell }) => cell.trust === 'settled');

/** How many settled cells lie within two standard errors of the truth. */
const recovery = (changes: Partial<MadeLogOptions>, chosen = free) => {
  const { table, truth } = madeLog(changes);
  const analysis = analyseLog(table, chosen);
  const cells = settled(analysis);
  const errors = cells.map(
    ({ cell, load, rpm }) =>
      Math.abs(cell.meanPercent - truth(load, rpm)) / cell.standardErrorPercent,
  );
  return {
    analysis,
    count: cells.length,
    within: errors.filter((each) => each <= 2).length,
    worst: Math.max(...errors),
  };
};

describe('a made log with a known error', () => {
  const long = { seconds: 2400, rowsPerSecond: 5, startCoolantC: 20 };

  it('gives the truth back in every settled cell, within two standard errors', () => {
    const { count, within, worst } = recovery(long);
    expect(count).toBeGreaterThan(45);
    expect(within).toBeGreaterThanOrEqual(0.95 * count);
    expect(worst).toBeLessThan(3);
  });

  it('does so at 4 and at 25 rows a second, with grouped columns and several drives', () => {
    for (const changes of [
      { rowsPerSecond: 4 },
      { rowsPerSecond: 25, seconds: 1200 },
      { groupLength: 8, drives: 2, seconds: 1200 },
    ]) {
      const { count, within } = recovery({ ...long, ...changes });
      expect(count).toBeGreaterThan(25);
      expect(within).toBeGreaterThanOrEqual(0.95 * count);
    }
  });

  it('changes settled cells by the truth and leaves every other alone', () => {
    const { table } = madeLog(long);
    const analysis = analyseLog(table, free);
    for (const { cell, load, rpm } of placedCells(analysis)) {
      if (cell.trust !== 'settled' || cell.staysAtHighLoad)
        expect(cell.newValue).toBe(cell.oldValue);
      else {
        const change = 100 * (cell.newValue / cell.oldValue - 1);
        const truth = bumpySurface(load, rpm);
        expect(Math.abs(change - truth)).toBeLessThan(3 * cell.standardErrorPercent + 0.05);
      }
    }
  });

  it('is bent without the gates that take out the cold engine and open loop', () => {
    const cold = { seconds: 900, startCoolantC: 0 };
    const open = { ...free, gates: { ...options.gates, warm: false, closedLoop: false } };
    const rms = (chosen: LogAnalysisOptions) => {
      const { table, truth } = madeLog(cold);
      const cells = placedCells(analyseLog(table, chosen)).filter(
        ({ cell }) => cell.trust !== 'empty',
      );
      const square = cells.reduce(
        (sum, { cell, load, rpm }) => sum + (cell.meanPercent - truth(load, rpm)) ** 2,
        0,
      );
      return Math.sqrt(square / cells.length);
    };
    expect(rms(open)).toBeGreaterThan(1.5 * rms(free));
  });

  it('checks itself: the residual falls on the rows used and on minutes held back', () => {
    const { selfCheck } = analyseLog(madeLog(long).table, options);
    expect(selfCheck.usedRmsAfter).toBeLessThan(0.6 * selfCheck.usedRmsBefore);
    expect(selfCheck.heldBackRmsAfter).toBeLessThan(0.8 * selfCheck.heldBackRmsBefore);
    expect(selfCheck.heldBackRmsAfter).toBeGreaterThan(selfCheck.usedRmsAfter);
    expect(selfCheck.heldBackWithinAfter).toBeGreaterThan(selfCheck.heldBackWithinBefore);
    expect(selfCheck.supportsChange).toBe(true);
  });

  it('checks itself on rows that a cell which may move speaks for, and on no others', () => {
    const { table } = madeLog(long);
    const { loads, speedsRpm } = options.table;
    const cells = Array.from({ length: loads.length * speedsRpm.length }, (_, cell) => cell);
    const high = cells.filter((cell) => (loads[cell % loads.length] ?? 0) >= 0.5);
    const whole = analyseLog(table, options).selfCheck;
    const low = analyseLog(table, { ...options, lockedCells: high }).selfCheck;
    expect(low.usedSeconds).toBeGreaterThan(0);
    expect(low.usedSeconds).toBeLessThan(0.8 * whole.usedSeconds);
    const none = analyseLog(table, { ...options, lockedCells: cells }).selfCheck;
    expect(none).toMatchObject({ usedSeconds: 0, heldBackSeconds: 0, supportsChange: false });
  });

  it('says that a log without an error supports no change', () => {
    const { selfCheck, notices } = analyseLog(madeLog({ ...long, truth: () => 0 }).table, options);
    expect(selfCheck.supportsChange).toBe(false);
    expect(notices.map(({ limit }) => limit)).toContain('logSupportsNoChange');
  });
});

describe('properties', () => {
  const { table } = madeLog({ seconds: 900 });
  const cellsOf = (log: LogTable, chosen = free): readonly TrimCell[] =>
    analyseLog(log, chosen).table.cells.flat();

  it('twice as slow a log has twice the seconds and the same means', () => {
    const noTimeGates = {
      ...free,
      gates: { ...presetGates('allClosedLoop'), running: false, closedLoop: false, fuelCut: false },
    };
    const slow = {
      ...table,
      timeSeconds: table.timeSeconds.map((time) => 2 * time),
      stepSeconds: table.stepSeconds.map((step) => 2 * step),
    };
    const [once, twice] = [cellsOf(table, noTimeGates), cellsOf(slow, noTimeGates)];
    once.forEach((cell, i) => {
      expect(twice[i]?.seconds).toBeCloseTo(2 * cell.seconds, 6);
      if (cell.seconds > 0) expect(twice[i]?.meanPercent).toBeCloseTo(cell.meanPercent, 9);
    });
  });

  it('a constant trim is the mean and the median of every touched cell', () => {
    fc.assert(
      fc.property(between(-20, 20), (percent) => {
        const short = Float32Array.from(table.columns.shortTrim ?? [], () => percent);
        const long = new Float32Array(table.rowCount);
        const columns = { ...table.columns, shortTrim: short, longTrim: long };
        const logged = short[0] ?? NaN;
        for (const cell of cellsOf({ ...table, columns })) {
          if (cell.seconds === 0) continue;
          expect(cell.meanPercent).toBeCloseTo(logged, 9);
          expect(cell.medianPercent).toBeCloseTo(logged, 9);
          expect(cell.spreadPercent).toBeCloseTo(0, 5);
        }
      }),
      fewer(8),
    );
  });

  it('the table read back over its rows leaves no larger a residual', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        between(1, 100),
        fc.constantFrom(null, 5),
        (seed, sharePercent, capPercent) => {
          const log = madeLog({ seed, seconds: 400, rowsPerSecond: 5 }).table;
          const { selfCheck } = analyseLog(log, { ...free, sharePercent, capPercent });
          expect(selfCheck.usedRmsAfter).toBeLessThanOrEqual(selfCheck.usedRmsBefore + 1e-9);
        },
      ),
      fewer(10),
    );
  });

  it('a positive trim raises and a negative one lowers, in every settled cell below load 0.8', () => {
    for (const { cell } of settled(analyseLog(table, options)))
      if (Math.abs(cell.meanPercent) > 0.1 && !cell.staysAtHighLoad)
        expect(Math.sign(cell.newValue - cell.oldValue)).toBe(Math.sign(cell.meanPercent));
  });

  it('no change exceeds the cap', () => {
    const log = madeLog({ seconds: 1200, rowsPerSecond: 5, truth: () => 8 }).table;
    const analysis = analyseLog(log, { ...options, capPercent: 3 });
    expect(settled(analysis).length).toBeGreaterThan(5);
    for (const { cell } of settled(analysis)) {
      expect(cell.newValue / cell.oldValue - 1).toBeLessThanOrEqual(0.03 + 2e-9);
      expect(cell.isCapped).toBe(!cell.staysAtHighLoad);
    }
  });

  it('unasked takes half of the step, as the first round of the procedure does', () => {
    const usual = { ...usualLogOptions(scaling), capPercent: null, resistanceSeconds: 0 };
    const [half, whole] = [analyseLog(table, usual), analyseLog(table, free)];
    expect(settled(half).length).toBeGreaterThan(5);
    settled(half).forEach(({ cell }, i) => {
      const step = (settled(whole)[i]?.cell.newValue ?? NaN) - cell.oldValue;
      expect(cell.newValue - cell.oldValue).toBeCloseTo(step / 2, 3);
    });
  });

  it('a locked cell stays, thin and empty cells stay', () => {
    const first = settled(analyseLog(table, options))[0];
    if (!first) throw new Error('nothing settled');
    const index =
      scaling.speedsRpm.indexOf(first.rpm) * scaling.loads.length +
      scaling.loads.indexOf(first.load);
    const cell = cellsOf(table, { ...options, lockedCells: [index] })[index];
    expect(first.cell.newValue).not.toBe(first.cell.oldValue);
    expect(cell).toMatchObject({ isLocked: true, newValue: first.cell.oldValue });
  });

  it.each([
    ['the mean drifts', 1, (share: number) => 3 * share, 'drifts'],
    [
      'a drive between two others disagrees',
      3,
      (share: number) => (share > 1 / 3 && share < 2 / 3 ? 6 : 0),
      'drivesDisagree',
    ],
  ] as const)('a settled cell stays where %s, whatever it holds', (_, drives, added, doubt) => {
    const made = madeLog({ seconds: 2400 / drives, rowsPerSecond: 5, drives }).table;
    const shortTrim = made.columns.shortTrim?.map((trim, row) => trim + added(row / made.rowCount));
    if (!shortTrim) throw new Error('no trim');
    const bent = { ...made, columns: { ...made.columns, shortTrim } };
    const cells = settled(analyseLog(bent, options)).map(({ cell }) => cell);
    const doubtful = cells.filter(({ drifts, drivesDisagree }) =>
      doubt === 'drifts' ? drifts : drivesDisagree && !drifts,
    );
    expect(doubtful.length).toBeGreaterThan(0);
    for (const { newValue, oldValue } of doubtful) expect(newValue).toBe(oldValue);
    const sure = cells.filter(({ drifts, drivesDisagree }) => !drifts && !drivesDisagree);
    expect(sure.some(({ newValue, oldValue }) => newValue !== oldValue)).toBe(true);
  });

  it('an empty log changes nothing and says why', () => {
    const empty = logTableOf([]);
    const { table: cells, changes, notices, errorSource } = analyseLog(empty, options);
    expect(changes).toEqual([]);
    expect(cells.cells.flat().every(({ newValue, oldValue }) => newValue === oldValue)).toBe(true);
    expect(notices[0]?.kind).toBe('refusal');
    expect(errorSource.verdict).toBe('noData');
  });

  it('no shown number of a cell with data is NaN', () => {
    for (const cell of cellsOf(table)) {
      expect(Number.isFinite(cell.newValue)).toBe(true);
      if (cell.trust === 'empty') continue;
      for (const value of [cell.meanPercent, cell.spreadPercent, cell.standardErrorPercent])
        expect(Number.isFinite(value)).toBe(true);
    }
  });

  it('takes any rows: counts add up, and no cell of the new table is no number', () => {
    const cell = fc.oneof(fc.constant(NaN), between(-1e6, 1e6), between(0, 1), fc.constant(0));
    const row = fc.record({
      rpm: fc.oneof(cell, between(0, 9000)),
      load: fc.oneof(cell, between(0, 1.2)),
      shortTrim: fc.oneof(cell, between(-25, 25)),
      longTrim: cell,
      lambda: fc.oneof(cell, between(0.5, 2)),
      lambdaTarget: cell,
      fuelSystem: fc.constantFrom(1, 2, 4, 16, NaN),
      pedal: fc.oneof(cell, between(0, 100)),
      coolant: fc.oneof(cell, fc.constant(90)),
      intakeAir: cell,
      barometer: cell,
      airFlow: cell,
      pulseWidth: cell,
      knockRetard: cell,
      speed: cell,
    });
    const drive = fc.array(row, { maxLength: 60 });
    fc.assert(
      fc.property(
        fc.array(drive, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        fc.constantFrom('asLogged' as const, 'densityUndone' as const, 'fromAirFlow' as const),
        (drives, isOn, placement) => {
          const log = logTableOf(drives.filter(({ length }) => length > 0));
          const gates = isOn ? free.gates : { ...free.gates, readable: false, running: false };
          const found = analyseLog(log, { ...free, gates, placement, displacementCc: 1999 });
          const out = found.gates.reduce((sum, { rowsOut }) => sum + rowsOut, 0);
          expect(out + found.rowsUsed).toBe(log.rowCount);
          for (const { newValue, seconds } of found.table.cells.flat()) {
            expect(Number.isFinite(newValue)).toBe(true);
            expect(Number.isFinite(seconds)).toBe(true);
          }
        },
      ),
      fewer(60),
    );
  });

  it('is told by plain data that can travel from a worker', () => {
    const analysis = analyseLog(table, options);
    expect(structuredClone(analysis)).toEqual(analysis);
  });

  it('refuses options that cannot be', () => {
    expect(() => analyseLog(table, { ...options, capPercent: 50 })).toThrow('cap');
    expect(() => analyseLog(table, { ...options, sharePercent: 0 })).toThrow('share');
  });
});

describe('which error is it', () => {
  const causeOf = (truth: MadeLogOptions['truth'], without: MadeLogOptions['without'] = []) =>
    analyseLog(madeLog({ seconds: 1800, rowsPerSecond: 5, truth, without }).table, options)
      .errorSource;
  const meter = (load: number, rpm: number) => 6 * Math.sin((0.02 * load * rpm) / 12);

  it('names the air meter where the error follows the air flow, with the three shares', () => {
    const cause = causeOf(meter);
    expect(cause.verdict).toBe('airMeter');
    expect(cause.byAirFlow).toBeGreaterThan(0.8 * cause.byCells);
    expect(cause.notice.text).toContain('air meter');
  });

  it('knows the air flow from the load where it was not logged', () => {
    expect(causeOf(meter, ['airFlow']).verdict).toBe('airMeter');
  });

  it('names the injectors where it grows towards short pulses', () => {
    const cause = causeOf((load) => 40 / (0.8 + 11 * load) - 3);
    expect(cause.verdict).toBe('injector');
    expect(cause.byPulseWidth).toBeGreaterThan(cause.byAirFlow);
  });

  it('names one number everywhere', () => {
    const cause = causeOf(() => 6);
    expect(cause.verdict).toBe('global');
    expect(cause.meanPercent).toBeCloseTo(6, 0);
  });

  it('names the table where it follows the cells, and little where there is little', () => {
    expect(causeOf(bumpySurface).verdict).toBe('loadScaling');
    expect(causeOf(() => 0.3).verdict).toBe('withinNoise');
  });

  it('tells the mean trim of each zone of the long-term trim, and its trends', () => {
    const cause = causeOf((load, rpm) => (0.02 * load * rpm < 15 ? 5 : -2));
    const [, second, , last] = cause.longTrimZones;
    expect(second?.meanPercent).toBeGreaterThan(4);
    expect(last?.meanPercent).toBeLessThan(-1.5);
    expect(cause.overIntakeAir).toBeNull();
    expect(Math.abs(cause.overTime?.slope ?? NaN)).toBeLessThan(0.1);
  });
});

describe('notices', () => {
  const limitsOf = (log: LogTable, chosen = options) =>
    analyseLog(log, chosen).notices.map(({ limit }) => limit);
  const without = (...roles: (keyof LogTable['columns'])[]): LogTable =>
    logWithout(logTableOf([rowsOf(300)]), ...roles);

  it('refuse a table without engine speed, load or trims, and still give the rest', () => {
    expect(limitsOf(without('rpm'))[0]).toBe('logNoEngineSpeed');
    expect(limitsOf(without('shortTrim'))[0]).toBe('logNoTrims');
    expect(limitsOf(without('load'))[0]).toBe('logNoLoad');
    expect(analyseLog(without('longTrim'), options).changes).toEqual([]);
    expect(analyseLog(without('longTrim'), options).rowsUsed).toBe(0);
  });

  it('give the exact lines for what is missing', () => {
    const { missing } = analyseLog(without('fuelSystem', 'pulseWidth'), options);
    expect(missing.map(({ name }) => name)).toEqual(['FUELSYS', 'FUEL_PW', 'KNOCKR']);
    expect(missing[0]?.lines).toBe(
      'paramname = FUELSYS\nmode = 0x01\nparamid = 0x03\ndatabits = 16\nscalingrpn = x,0.00390625,*',
    );
    expect(missing[1]?.lines).toContain('paramid = 0x1410');
  });

  it('say first that the computer ran on its safety maps, also where no table can be made', () => {
    expect(limitsOf(logTableOf([rowsOf(300, { highDet: 1 })]))[0]).toBe('logHighDet');
    expect(limitsOf(logTableOf([rowsOf(300, { highDet: 0 })]))).not.toContain('logHighDet');
    const noTrims = logWithout(logTableOf([rowsOf(300, { highDet: 1 })]), 'shortTrim');
    expect(limitsOf(noTrims)).toEqual(expect.arrayContaining(['logNoTrims', 'logHighDet']));
  });

  it('warn of a long-term trim at its end, and of unknown loop and coolant', () => {
    expect(limitsOf(logTableOf([rowsOf(300, { longTrim: 19.53 })]))).toContain('logLongTrimAtEnd');
    expect(limitsOf(logTableOf([rowsOf(300)]))).not.toContain('logLongTrimAtEnd');
    expect(limitsOf(without('fuelSystem', 'lambdaTarget'))).toContain('logLoopUnknown');
    expect(limitsOf(without('coolant'))).toContain('logColdUnknown');
  });

  it('warn of a sum that is another, of a load at its limit, of too little', () => {
    const rows = rowsOf(300, { totalTrim: 9 });
    expect(limitsOf(logTableOf([rows]))).toContain('logSumDiffers');
    const loadLimit = { at: [500, 7500], values: [0.5, 0.5] };
    expect(limitsOf(logTableOf([rowsOf(300)]), { ...options, loadLimit })).toContain(
      'logLoadAtLimit',
    );
    const onlyInFirst = logTableOf([rowsOf(150, { load: 0.6 }), rowsOf(150, { load: 0.4 })]);
    expect(limitsOf(onlyInFirst, { ...options, loadLimit })).toContain('logLoadAtLimit');
    expect(limitsOf(onlyInFirst, { ...options, loadLimit, drivesLeftOut: [0] })).not.toContain(
      'logLoadAtLimit',
    );
    expect(limitsOf(logTableOf([rowsOf(300)]))).toContain('logTooLittle');
  });

  it('always say that the axis is not known', () => {
    expect(limitsOf(logTableOf([rowsOf(300)]))).toContain('logAxisUnknown');
  });

  it('leave an outlier among settled neighbours as it is', () => {
    const visit = (load: number, shortTrim: number) =>
      Array.from({ length: 3 }, () => rowsOf(140, { load, shortTrim, longTrim: 0 }));
    const log = logTableOf([...visit(0.4375, 1), ...visit(0.5, 9), ...visit(0.5625, 1)]);
    const cells = analyseLog(log, { ...free, table: flatScaling }).table.cells[5];
    expect(cells?.[8]?.keptFor).toEqual(['outlier']);
    expect(cells?.[8]?.meanPercent).toBeCloseTo(9, 6);
    expect(cells?.[8]?.newValue).toBe(1);
    expect(cells?.[7]?.keptFor).toBeUndefined();
    expect(cells?.[7]?.newValue).toBeCloseTo(1.01, 4);
  });

  it('fill a gap when asked, and check the filled table on minutes that it did not use', () => {
    const visits = (load: number, count = 6) =>
      Array.from({ length: count }, () => rowsOf(140, { load, shortTrim: 6, longTrim: 0 }));
    // One visit between the two settled cells is too little to move the one it lies in.
    const log = logTableOf([...visits(0.4375), ...visits(0.5, 1), ...visits(0.5625)]);
    const chosen = { ...free, table: flatScaling };
    const cellOf = (analysis: LogAnalysis) => analysis.table.cells[5]?.[8];
    const left = analyseLog(log, chosen);
    const filled = analyseLog(log, { ...chosen, fillsGaps: true });
    expect(cellOf(left)?.newValue).toBe(1);
    expect(cellOf(filled)?.newValue).toBeCloseTo(1.06, 4);
    expect(cellOf(filled)?.adjusted?.isFilled).toBe(true);
    expect(filled.changes).toHaveLength(left.changes.length + 1);
    expect(filled.selfCheck.heldBackRmsAfter).toBeLessThan(left.selfCheck.heldBackRmsAfter);
  });

  it('use the sum of the trims where the parts were not logged', () => {
    const log = logTableOf([rowsOf(300, { totalTrim: 4 })]);
    expect(analyseLog(logWithout(log, 'shortTrim', 'longTrim'), options).rowsUsed).toBe(199);
  });
});

it('takes half of the step unless asked for more, as the guide advises for the first round', () => {
  expect(usualLogOptions(scaling).sharePercent).toBe(50);
});
