import { describe, expect, it } from 'vitest';
import { flatScaling } from '../testing/flatScaling';
import { type HandRow, logTableOf, rowsOf } from '../testing/logTableOf';
import { logWithout } from '../testing/logWithout';
import { analyseLog } from './analyseLog';
import { usualLogOptions } from './usualLogOptions';

const options = usualLogOptions(flatScaling);
const node = (log: ReturnType<typeof logTableOf>, changes = {}) => {
  const { mixture } = analyseLog(log, { ...options, lambdaDelaySeconds: 0.2, ...changes });
  return { mixture, cell: mixture.cells[5]?.[8] };
};
/** Open loop at full pedal on the breakpoint, three drives of 5 s behind the 10 s of the start. */
const open: HandRow = { fuelSystem: 4, pedal: 100, lambdaTarget: 0.88, shortTrim: 0, longTrim: 2 };
const drives = (lambda: (i: number) => number, changes: HandRow = {}) =>
  Array.from({ length: 3 }, () => [
    ...rowsOf(101),
    ...rowsOf(60, { ...open, ...changes }).map((row, i) => ({ ...row, lambda: lambda(i) })),
  ]);

describe('mixtureReport', () => {
  it('adds the long-term trim and the distance of lambda: leaner than commanded raises the cell', () => {
    const { cell } = node(logTableOf(drives(() => 0.9)));
    expect(cell?.trust).toBe('settled');
    expect(cell?.meanPercent).toBeCloseTo(2 + 100 * (0.9 / 0.88 - 1), 4);
    expect(cell?.wouldBe).toBeGreaterThan(1);
    expect(cell?.measuredLambda).toBeCloseTo(0.9, 5);
    expect(cell?.commandedLambda).toBeCloseTo(0.88, 5);
    const rich = node(logTableOf(drives(() => 0.85))).cell;
    expect(rich?.meanPercent).toBeCloseTo(2 + 100 * (0.85 / 0.88 - 1), 4);
    // Nothing lowers a cell of full throttle on one log.
    expect(rich?.trust).toBe('settled');
    expect(rich?.wouldBe).toBeNaN();
  });

  it('averages the ratio of each row, not the ratio of two averages', () => {
    // Half of the time 0.80 is commanded and 0.88 measured, half 1.10 and 1.21: 10 % in every row.
    const rows = (lambdaTarget: number): HandRow[] =>
      rowsOf(60, { ...open, longTrim: 0, lambdaTarget, lambda: lambdaTarget * 1.1 });
    const { cell } = node(
      logTableOf([
        [...rowsOf(101), ...rows(0.8)],
        [...rowsOf(101), ...rows(1.1)],
        [...rowsOf(101), ...rows(0.8)],
      ]),
    );
    expect(cell?.meanPercent).toBeCloseTo(10, 3);
    expect(cell?.spreadPercent).toBeCloseTo(0, 2);
  });

  it('is never mixed with the trims', () => {
    const log = logTableOf(drives(() => 0.9));
    const { table } = analyseLog(log, options);
    expect(table.cells[5]?.[8]?.seconds ?? 0).toBeLessThan(1);
  });

  it('reads lambda late by the delay', () => {
    // Lambda answers 1 s late, and shows what was before for half a second longer than rows are left out.
    const late = drives((i) => (i < 15 ? 1 : 0.9));
    const right = node(logTableOf(late), { lambdaDelaySeconds: 1 }).cell;
    const wrong = node(logTableOf(late), { lambdaDelaySeconds: 0 }).cell;
    expect(right?.meanPercent).toBeCloseTo(2 + 100 * (0.9 / 0.88 - 1), 4);
    expect(wrong?.meanPercent).toBeGreaterThan((right?.meanPercent ?? NaN) + 0.2);
  });

  it('leaves out rows whose target moved, and counts rows at the end of the sensor', () => {
    const ends = node(logTableOf(drives(() => 0.76)));
    expect(ends.mixture.rowsUsed).toBe(0);
    expect(ends.mixture.rowsRailed).toBeGreaterThan(100);
    const without = node(logTableOf(drives(() => 0.76)), { drivesLeftOut: [0, 1, 2] });
    expect(without.mixture.rowsRailed).toBe(0);
    const wideband = node(logTableOf(drives(() => 0.76)), { lambdaSensor: 'wideband' });
    expect(wideband.mixture.rowsUsed).toBeGreaterThan(100);
    const moving = drives(() => 0.9).map((rows) =>
      rows.map((row, i) => ({ ...row, lambdaTarget: 0.86 + 0.02 * (i % 3) })),
    );
    expect(node(logTableOf(moving)).mixture.rowsUsed).toBe(0);
  });

  it('counts only rows that the procedure counts', () => {
    const used = (changes: HandRow, lambda = 0.9) =>
      node(logTableOf(drives(() => lambda, changes))).mixture.rowsUsed;
    const all = used({});
    // 60 rows of each drive, without the first second and the last rows, which lambda cannot answer.
    expect(all).toBeGreaterThan(120);
    expect(all).toBeLessThanOrEqual(3 * 50);
    expect(used({ pedal: 60 })).toBe(0);
    expect(used({ shortTrim: 0.78 })).toBe(0);
    expect(used({ fuelSystem: 1 })).toBe(0);
    expect(used({ fuelSystem: 2 })).toBe(0);
    expect(used({ lambdaTarget: 0.77 }, 0.8)).toBe(0);
  });

  it('leaves rows without the long-term trim out where it is logged at all', () => {
    const [first = [], ...others] = drives(() => 0.9);
    const lacking = first.map((row) => ({ ...row, longTrim: NaN }));
    const { mixture, cell } = node(logTableOf([lacking, ...others]));
    expect(mixture.longTrimKnown).toBe(true);
    expect(cell?.meanPercent).toBeCloseTo(2 + 100 * (0.9 / 0.88 - 1), 4);
    const all = node(logTableOf([first, ...others])).mixture.rowsUsed;
    expect(mixture.rowsUsed).toBeCloseTo((2 / 3) * all, 0);
    const without = node(logWithout(logTableOf([first, ...others]), 'longTrim'));
    expect(without.mixture.longTrimKnown).toBe(false);
  });

  it('asks each drive for its own columns', () => {
    const [first = [], ...others] = drives(() => 0.9);
    const blind = others.map((rows) => rows.map((row) => ({ ...row, fuelSystem: NaN })));
    expect(node(logTableOf([rowsOf(200), ...blind])).mixture.rowsUsed).toBeGreaterThan(80);
    const footless = first.map((row) => ({ ...row, pedal: NaN }));
    expect(node(logTableOf([footless, rowsOf(200)])).mixture.rowsUsed).toBe(0);
    expect(node(logWithout(logTableOf([first]), 'pedal')).mixture.cannot).toContain('`APP`');
  });

  it('says why there is none: no target, a lambda that stands still, no open loop', () => {
    const log = logTableOf(drives(() => 0.9));
    expect(node(logWithout(log, 'lambdaTarget')).mixture.cannot).toContain('`LAMBDA_DSD`');
    const stuck = { ...log.columns, lambda: new Float32Array(log.rowCount).fill(0.9) };
    expect(node({ ...log, columns: stuck }).mixture.cannot).toContain('0.900');
    const noise = rowsOf(300).map((row, i) => ({ ...row, lambda: 1 + 0.001 * (i % 7) }));
    expect(node(logTableOf([noise])).mixture.cannot).toContain('no row of open loop');
  });

  it('uses the model where no delay was measured, and says so', () => {
    const { mixture } = analyseLog(logTableOf(drives((i) => 0.9 + 0.001 * (i % 3))), options);
    expect(mixture.delay.usedFrom).toBe('model');
    expect(mixture.delay.declined).not.toBe('');
    expect(mixture.rowsUsed).toBeGreaterThan(50);
  });
});
