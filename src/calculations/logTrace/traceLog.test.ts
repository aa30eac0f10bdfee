import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { summaryOfLog } from '../logReading/summaryOfLog';
import { madeLog } from '../testing/madeLog';
import { traceLog } from './traceLog';

const { table } = madeLog({ seconds: 120, drives: 3, knockEvents: 5, pullShare: 0.3 });
const { drives, seconds } = summaryOfLog(table);
const end = (drives.at(-1)?.fromSeconds ?? 0) + (drives.at(-1)?.seconds ?? 0);
const roles = ['rpm', 'knockRetard'] as const;

const rising = (times: readonly number[]): boolean =>
  times.every((time, i) => i === 0 || time > (times[i - 1] ?? 0));

describe('traceLog', () => {
  it('gives every row of a narrow window, and one on either side', () => {
    const trace = traceLog(table, drives, {
      roles,
      fromSeconds: 10,
      toSeconds: 12,
      mostPoints: 500,
    });
    expect(trace).toMatchObject({ isThinned: false });
    expect(trace.rowCount).toBe(trace.seconds.length);
    expect(trace.seconds[0]).toBeLessThanOrEqual(10);
    expect(trace.seconds.at(-1)).toBeGreaterThanOrEqual(12);
    expect(trace.seconds.length).toBeLessThanOrEqual(24);
    const row = Math.round((trace.seconds[3] ?? 0) * 10);
    expect(trace.values.rpm?.[3]).toBe(table.columns.rpm?.[row]);
  });

  it('says of each point whether its row was used', () => {
    const rejectedBy = new Uint8Array(table.rowCount).fill(4);
    rejectedBy[103] = 0;
    const window = { roles, fromSeconds: 10, toSeconds: 12, mostPoints: 500 };
    const { seconds: times, isUsed } = traceLog(table, drives, window, rejectedBy);
    expect(isUsed).toHaveLength(times.length);
    expect(times.filter((_, place) => isUsed[place]).map((time) => Math.round(time * 10))).toEqual([
      103,
    ]);
    expect(traceLog(table, drives, window).isUsed).not.toContain(true);
    const whole = { ...window, fromSeconds: 0, toSeconds: end, mostPoints: 100 };
    const thin = traceLog(table, drives, whole, new Uint8Array(table.rowCount));
    expect(thin.isUsed).toHaveLength(thin.seconds.length);
  });

  it('breaks the line between two drives', () => {
    const edge = drives[1]?.fromSeconds ?? 0;
    const trace = traceLog(table, drives, {
      roles,
      fromSeconds: edge - 1,
      toSeconds: edge + 1,
      mostPoints: 500,
    });
    expect(trace.values.rpm?.filter((value) => value === null)).toHaveLength(1);
    expect(rising(trace.seconds)).toBe(true);
  });

  it('loses no peak, and keeps to the points asked for', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: end, noNaN: true }),
        fc.double({ min: 0, max: end, noNaN: true }),
        fc.integer({ min: 30, max: 800 }),
        (a, b, mostPoints) => {
          const [fromSeconds, toSeconds] = [Math.min(a, b), Math.max(a, b)];
          const window = { roles, fromSeconds, toSeconds, mostPoints };
          const thin = traceLog(table, drives, window);
          const all = traceLog(table, drives, { ...window, mostPoints: 1e9 });
          expect(thin.seconds.length).toBeLessThanOrEqual(mostPoints + 2 * drives.length);
          expect(rising(thin.seconds)).toBe(true);
          for (const role of roles) {
            const numbers = (values: readonly (number | null)[] = []) =>
              values.filter((value) => value !== null);
            const [few, many] = [numbers(thin.values[role]), numbers(all.values[role])];
            expect(thin.values[role]).toHaveLength(thin.seconds.length);
            expect([Math.min(...few), Math.max(...few)]).toEqual([
              Math.min(...many),
              Math.max(...many),
            ]);
          }
        },
      ),
    );
  });

  it('leaves out what is not logged, and shows a missing value as a hole', () => {
    const rpm = table.columns.rpm?.slice() ?? new Float32Array(0);
    rpm[5] = NaN;
    const holed = { ...table, columns: { rpm } };
    const trace = traceLog(holed, drives, {
      roles: ['rpm', 'lambda', 'rpm'],
      fromSeconds: 0,
      toSeconds: 2,
      mostPoints: 100,
    });
    expect(Object.keys(trace.values)).toEqual(['rpm']);
    expect(trace.values.rpm?.[5]).toBeNull();
    rpm.fill(NaN);
    const empty = traceLog(holed, drives, {
      roles,
      fromSeconds: 0,
      toSeconds: seconds,
      mostPoints: 20,
    });
    expect(empty.values.rpm?.every((value) => value === null)).toBe(true);
  });
});
