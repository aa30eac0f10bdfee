import { describe, expect, it } from 'vitest';
import { columnReading } from '../testing/columnReading';
import { flatScaling } from '../testing/flatScaling';
import { type HandRow, logTableOf, rowsOf, steadyRow } from '../testing/logTableOf';
import { logWithout } from '../testing/logWithout';
import { analyseLog } from './analyseLog';
import { gateNames, type GateName } from './gates';
import type { LogAnalysisOptions } from './LogAnalysisOptions';
import { driveLeftOut } from './LogAnalysis';
import { presetGates } from './presets';
import { usualLogOptions } from './usualLogOptions';
import { filterNames } from './filterNames';
import { readFilter } from './readFilter';
import { whyDropped } from './whyDropped';

const options = usualLogOptions(flatScaling);
const all = Object.fromEntries(gateNames.map((gate) => [gate, true])) as Record<GateName, boolean>;
const everyGate: LogAnalysisOptions = { ...options, gates: all };
const node = { row: 5, column: 8 };

/** Three visits of the breakpoint in steady running, 20 s each, apart by 3 s of something else. */
const visits = (between: readonly HandRow[]): HandRow[] => [
  ...rowsOf(300),
  ...between,
  ...rowsOf(200),
  ...between,
  ...rowsOf(200),
];

const meanAtNode = (drives: readonly (readonly HandRow[])[], chosen: LogAnalysisOptions) =>
  analyseLog(logTableOf(drives), chosen).table.cells[node.row]?.[node.column]?.meanPercent ?? NaN;

/** What only one gate rejects, each with a trim that would bend the cell. */
const wrong = { shortTrim: 20 };
const cases: readonly (readonly [GateName, readonly HandRow[]])[] = [
  ['readable', rowsOf(30, { shortTrim: 60 })],
  ['readable', rowsOf(30, { ...wrong, lambda: 0.1 })],
  ['readable', rowsOf(30, { ...wrong, coolant: 200 })],
  ['warm', rowsOf(30, { ...wrong, coolant: 79 })],
  ['closedLoop', rowsOf(30, { ...wrong, fuelSystem: 4 })],
  // `FUELSYS` can lag behind the target.
  ['closedLoop', rowsOf(30, { ...wrong, fuelSystem: 2, lambdaTarget: 0.96 })],
  ['fuelCut', rowsOf(30, { ...wrong, pulseWidth: 0 })],
  [
    'pedalStill',
    Array.from({ length: 30 }, (_, i) => ({ ...steadyRow, ...wrong, pedal: 30 + 3 * i })),
  ],
  [
    'engineStill',
    Array.from({ length: 30 }, (_, i) => ({
      ...steadyRow,
      ...wrong,
      rpm: 3000 + 80 * ((i + 2) % 3),
    })),
  ],
  [
    'engineStill',
    Array.from({ length: 30 }, (_, i) => ({
      ...steadyRow,
      ...wrong,
      load: 0.5 + 0.04 * ((i + 2) % 3),
    })),
  ],
  ['purgeShut', rowsOf(30, { ...wrong, purge: 20 })],
  ['heatSoak', rowsOf(30, { ...wrong, intakeAir: 50 })],
  ['moving', rowsOf(30, { ...wrong, speed: 0 })],
];

describe.each(cases)('gate %s', (gate, bad) => {
  const drive = visits(bad);
  const counted = analyseLog(logTableOf([drive]), everyGate);

  it('takes its rows out, and no other gate takes more than their tail', () => {
    const { rowsOut } = counted.gates.find((each) => each.gate === gate) ?? { rowsOut: 0 };
    expect(rowsOut).toBeGreaterThanOrEqual(2 * bad.length - 4);
    const others = counted.gates.filter((each) => each.gate !== gate && each.gate !== 'running');
    // The jump into and out of the stretch is movement, where the stretch moves.
    const most = gate === 'pedalStill' || gate === 'engineStill' ? 12 : 0;
    for (const { rowsOut: out } of others) expect(out).toBeLessThanOrEqual(most);
  });

  it('leaves the cell as steady running has it, and without the gate the cell is bent', () => {
    expect(meanAtNode([drive], everyGate)).toBeCloseTo(4, 6);
    if (gate === 'readable' && bad[0]?.shortTrim === 60) return;
    const without = { ...everyGate, gates: { ...all, [gate]: false } };
    expect(Math.abs(meanAtNode([drive], without) - 4)).toBeGreaterThan(0.2);
  });
});

describe('the other gates', () => {
  it('a running engine: 10 s after it began to turn, from 400 rpm', () => {
    const start = rowsOf(20, { rpm: 0 });
    const drive = [...start, ...rowsOf(101, { shortTrim: 20 }), ...rowsOf(300)];
    expect(meanAtNode([drive], everyGate)).toBeCloseTo(4, 6);
    const without = { ...everyGate, gates: { ...all, running: false } };
    expect(meanAtNode([drive], without)).toBeGreaterThan(5);
    const slow = analyseLog(logTableOf([rowsOf(300, { rpm: 399, speed: 5 })]), everyGate);
    expect(slow.rowsUsed).toBe(0);
    expect(slow.gates[1]?.rowsOut).toBe(300);
  });

  it('a log that a trigger began in a warm engine keeps its first 10 s; after a start they go', () => {
    const firstOut = (rows: readonly HandRow[], startSeconds: number): number =>
      analyseLog(logTableOf([rows], { startSeconds }), {
        ...everyGate,
        gates: { ...all, warm: false },
      }).gates[1]?.rowsOut ?? NaN;
    expect(firstOut(rowsOf(80), 1234.5)).toBe(0);
    // The clock had just begun; where it counts from a trigger on, it begins below zero.
    expect(firstOut(rowsOf(80), 0)).toBe(80);
    expect(firstOut(rowsOf(80), 9.9)).toBe(80);
    expect(firstOut(rowsOf(80), 10.1)).toBe(0);
    expect(firstOut(rowsOf(80), -5)).toBe(0);
    // A cold engine, also where its temperature is read later than the first row.
    const cold = [...rowsOf(4, { coolant: NaN }), ...rowsOf(146, { coolant: 60 })];
    expect(firstOut(cold, 1234.5)).toBe(101);
    // It stalled on the road; rows without a turning engine are out as unreadable.
    const stalled = [...rowsOf(50), ...rowsOf(10, { rpm: 0 }), ...rowsOf(150)];
    expect(firstOut(stalled, 1234.5)).toBe(101);
    // A missing speed is no start.
    const gap = [...rowsOf(50), ...rowsOf(1, { rpm: NaN }), ...rowsOf(50)];
    expect(firstOut(gap, 1234.5)).toBe(0);
  });

  it('idle is left out by the pedal, and kept where the reader wants it', () => {
    const idle = [...rowsOf(150), ...rowsOf(30, { shortTrim: 20, pedal: 0 }), ...rowsOf(150)];
    const gates = { ...all, pedalStill: false };
    expect(meanAtNode([idle], { ...everyGate, gates })).toBeCloseTo(4, 6);
    expect(
      meanAtNode([idle], { ...everyGate, gates: { ...gates, offIdle: false } }),
    ).toBeGreaterThan(5);
  });

  it('nothing outside the axes comes in', () => {
    const table = logTableOf([[...rowsOf(150), ...rowsOf(100, { load: 1.1 })]]);
    const { gates } = analyseLog(table, { ...everyGate, gates: { ...all, engineStill: false } });
    expect(gates.find(({ gate }) => gate === 'inRange')?.rowsOut).toBe(100);
  });

  it('half a second after the loop closed and a second after a fuel cut do not count', () => {
    const after = (bad: HandRow, seconds: number, gate: GateName) => {
      const drive = [...rowsOf(150), ...rowsOf(10, bad), ...rowsOf(150)];
      const out = analyseLog(logTableOf([drive]), everyGate).gates.find(
        (each) => each.gate === gate,
      );
      expect(out?.rowsOut).toBe(10 + 10 * seconds);
    };
    after({ fuelSystem: 1 }, 0.5, 'closedLoop');
    after({ pulseWidth: 0 }, 1, 'fuelCut');
  });

  it('the fuel system is the whole part of its number, 16 is closed loop, 8 is not', () => {
    const used = (fuelSystem: number) =>
      analyseLog(logTableOf([rowsOf(300, { fuelSystem })]), everyGate).rowsUsed;
    expect(used(2.0078)).toBe(199);
    expect(used(16)).toBe(199);
    for (const state of [1, 4, 8]) expect(used(state)).toBe(0);
  });

  it('without the fuel system the target tells the loop, and a notice says so', () => {
    const rows = rowsOf(300).map((row, i) => ({
      ...row,
      fuelSystem: NaN,
      lambdaTarget: i < 200 ? 1 : 0.95,
    }));
    const table = logWithout(logTableOf([rows]), 'fuelSystem');
    const { rowsUsed, notices } = analyseLog(table, everyGate);
    expect(rowsUsed).toBe(99);
    expect(notices.map(({ limit }) => limit)).toContain('logLoopByTarget');
  });

  it('without a pulse width an overrun tells the fuel cut', () => {
    const cut = rowsOf(30, { pedal: 0, lambda: 1.9 });
    const log = logWithout(logTableOf([[...rowsOf(150), ...cut, ...rowsOf(150)]]), 'pulseWidth');
    const gates = { ...all, pedalStill: false, offIdle: false };
    const { gates: counts } = analyseLog(log, { ...everyGate, gates });
    expect(counts.find(({ gate }) => gate === 'fuelCut')?.rowsOut).toBe(40);
  });
});

describe('a filter of one’s own', () => {
  const names = filterNames(
    (['intakeAir', 'speed', 'coolant'] as const).map((role) => columnReading({ name: role, role })),
  );
  const asking = (text: string): LogAnalysisOptions => ({
    ...everyGate,
    filter: readFilter(text, names),
  });
  const ownOf = (analysis: ReturnType<typeof analyseLog>) => {
    const count = analysis.gates.find(({ gate }) => gate === 'own');
    if (!count) throw new Error('no such gate');
    return count;
  };
  const hot = rowsOf(30, { ...wrong, intakeAir: 35 });
  const table = logTableOf([visits(hot)]);

  it('takes out the rows of which it is not true, after all other gates, and the cell is straight', () => {
    const analysis = analyseLog(table, asking('IAT < 30'));
    expect(analysis.gates.at(-1)?.gate).toBe('own');
    expect(ownOf(analysis)).toMatchObject({ isOn: true, rowsOut: 60, cannot: '' });
    expect(meanAtNode([visits(hot)], asking('IAT < 30'))).toBeCloseTo(4, 6);
    expect(meanAtNode([visits(hot)], everyGate)).toBeGreaterThan(4.2);
  });

  it('counts a row that another gate takes under that gate', () => {
    const cold = [...visits(rowsOf(30, { ...wrong, intakeAir: 35, coolant: 20 }))];
    const analysis = analyseLog(logTableOf([cold]), asking('IAT < 30'));
    expect(ownOf(analysis).rowsOut).toBe(0);
    expect(analysis.gates.find(({ gate }) => gate === 'warm')?.rowsOut).toBe(60);
  });

  it('is off while nothing is written, and where the reader switches it off', () => {
    expect(ownOf(analyseLog(table, everyGate))).toMatchObject({ isOn: false, rowsOut: 0 });
    const off = { ...asking('IAT < 30'), gates: { ...all, own: false } };
    expect(ownOf(analyseLog(table, off))).toMatchObject({ isOn: false, rowsOut: 0 });
  });

  it('is named, with its words, where it took a row', () => {
    const analysis = analyseLog(table, asking('IAT < 30'));
    expect(whyDropped(analysis, 301)?.text).toContain('“IAT < 30”');
  });

  it('lets no row pass in which a number is missing, and says in how many drives all are', () => {
    const drives = [rowsOf(200), rowsOf(200, { ambientAir: NaN }), rowsOf(200, { speed: NaN })];
    const gates = { ...all, moving: false, heatSoak: false };
    const air = filterNames([columnReading({ name: 'AAT', role: 'ambientAir' })]);
    const filter = readFilter('not (AAT > 30)', air);
    const analysis = analyseLog(logTableOf(drives), { ...everyGate, gates, filter });
    expect(ownOf(analysis)).toMatchObject({
      rowsOut: 99,
      cannot: 'In 1 of 3 drives “AAT” holds no number: there no row passes.',
    });
  });

  it('holds for the mixture as well', () => {
    const open = rowsOf(100, {
      fuelSystem: 4,
      pedal: 100,
      shortTrim: 0,
      lambdaTarget: 0.9,
      lambda: 0.95,
      intakeAir: 25,
    });
    const warmer = open.map((row) => ({ ...row, intakeAir: 35 }));
    const used = (text: string) =>
      analyseLog(logTableOf([[...rowsOf(150), ...open, ...warmer]]), asking(text)).mixture.rowsUsed;
    expect(used('')).toBeGreaterThan(150);
    expect(used('IAT < 30')).toBeLessThanOrEqual(100);
    expect(used('IAT < 30')).toBeGreaterThan(50);
  });
});

describe('gateRows', () => {
  it('counts each row once, under the first gate in order that it fails', () => {
    const rows = [...rowsOf(150), ...rowsOf(20, { coolant: 20, fuelSystem: 4, speed: 0 })];
    const { gates, rejectedBy, rowsUsed } = analyseLog(logTableOf([rows]), everyGate);
    const out = gates.reduce((sum, { rowsOut }) => sum + rowsOut, 0);
    expect(out + rowsUsed).toBe(170);
    expect(gates.find(({ gate }) => gate === 'warm')?.rowsOut).toBe(20);
    expect(gates.find(({ gate }) => gate === 'closedLoop')?.rowsOut).toBe(0);
    expect([...rejectedBy].filter((code) => code === 0)).toHaveLength(rowsUsed);
  });

  it('says why a row was dropped, with the reader’s numbers, and nothing of a used row', () => {
    const rows = [...rowsOf(150), ...rowsOf(1, { coolant: 20 })];
    const chosen = { ...everyGate, thresholds: { ...options.thresholds, warmFromCelsius: 75 } };
    const analysis = analyseLog(logTableOf([rows]), chosen);
    expect(whyDropped(analysis, 150)?.text).toContain('75 °C');
    expect(whyDropped(analysis, 140)).toBeNull();
  });

  it('looks back in seconds: the same movement counts at 4 rows a second and at 25', () => {
    const moving = (stepSeconds: number) => {
      const rows = rowsOf(Math.round(40 / stepSeconds)).map((row, i) => ({
        ...row,
        // 8 points a second: 4 within the window, whatever the rate.
        pedal: 20 + ((8 * i * stepSeconds) % 60),
      }));
      return analyseLog(logTableOf([rows], { stepSeconds }), everyGate).rowsUsed;
    };
    expect(moving(0.25)).toBe(0);
    expect(moving(0.04)).toBe(0);
  });

  it('says what cannot work: a missing column, a slow group, too few rows a second', () => {
    const cannot = (table: ReturnType<typeof logTableOf>, gate: GateName) =>
      analyseLog(table, everyGate).gates.find((each) => each.gate === gate)?.cannot;
    expect(cannot(logWithout(logTableOf([rowsOf(9)]), 'pedal'), 'pedalStill')).toContain(
      'lacks `APP`',
    );
    expect(cannot(logTableOf([rowsOf(9)], { grouped: ['pedal'] }), 'pedalStill')).toContain(
      'slow group',
    );
    const slow = logTableOf([rowsOf(99)], { stepSeconds: 0.4 });
    expect(cannot(slow, 'engineStill')).toContain('4 rows a second');
    const told = (drivesLeftOut: number[]) =>
      analyseLog(slow, { ...everyGate, drivesLeftOut }).notices.map(({ limit }) => limit);
    expect(told([])).toContain('logTooSlow');
    expect(told([0]), 'of a drive that does not count').not.toContain('logTooSlow');
    expect(cannot(logTableOf([rowsOf(99)], { stepSeconds: 0.25 }), 'engineStill')).toBe('');
  });

  it('says in how many drives a gate cannot work, and works in the others', () => {
    const table = logTableOf([rowsOf(200, { purge: 30 }), rowsOf(200, { purge: NaN })]);
    const count = analyseLog(table, everyGate).gates.find(({ gate }) => gate === 'purgeShut');
    expect(count?.cannot).toContain('1 of 2 drives');
    expect(count?.rowsOut).toBe(99);
  });

  it('never looks back across two drives', () => {
    const table = logTableOf([rowsOf(50, { pedal: 60, rpm: 2500 }), rowsOf(50)]);
    const { rowsUsed } = analyseLog(table, { ...everyGate, gates: { ...all, running: false } });
    expect(rowsUsed).toBe(100);
  });

  it('marks the rows of a drive that was left out, and counts them under no gate', () => {
    const table = logTableOf([rowsOf(150), rowsOf(150)]);
    const { rejectedBy, gates, drives } = analyseLog(table, { ...everyGate, drivesLeftOut: [0] });
    expect([...rejectedBy.subarray(0, 150)].every((code) => code === driveLeftOut)).toBe(true);
    expect(gates.reduce((sum, { rowsOut }) => sum + rowsOut, 0)).toBe(101);
    expect(drives.map(({ isLeftOut }) => isLeftOut)).toEqual([true, false]);
  });

  it('presets: cruise leaves idle out, the others keep it, all closed loop keeps movement', () => {
    expect(presetGates('cruise').offIdle).toBe(true);
    expect(presetGates('withIdle')).toMatchObject({ offIdle: false, pedalStill: true });
    expect(presetGates('allClosedLoop')).toMatchObject({ pedalStill: false, closedLoop: true });
  });
});
