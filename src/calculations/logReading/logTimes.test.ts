import { describe, expect, it } from 'vitest';
import { logTimes } from './logTimes';

const times = (values: readonly number[], written?: number, breaks?: ReadonlySet<number>) =>
  logTimes(Float64Array.from(values), written, breaks);

const every = (step: number, count: number, from = 0): number[] =>
  Array.from({ length: count }, (_, i) => from + i * step);

describe('logTimes', () => {
  it('subtracts what the clock began with, in doubles', () => {
    const { timeSeconds, driveStarts, firstClock } = times(every(0.04, 50, 4_492_800.12));
    expect(timeSeconds[0]).toBe(0);
    expect(timeSeconds[49]).toBeCloseTo(1.96, 8);
    expect(driveStarts).toEqual([0]);
    expect(firstClock).toBe(4_492_800.12);
  });

  it.each([
    [0.1, 1],
    [100, 0.001],
    [40_000, 0.000_001],
    [1.9, 1],
  ])('takes steps of %d for a clock that counts %d s', (step, secondsPerStep) =>
    expect(times(every(step, 40)).secondsPerStep).toBe(secondsPerStep),
  );

  it('believes a unit that is written', () =>
    expect(times(every(4, 40), 1).timeSeconds[1]).toBe(4));

  it('parts drives at gaps above five steps and two seconds, and at restarts', () => {
    expect(times([...every(0.1, 20), ...every(0.1, 20, 3.8)]).driveStarts).toEqual([0]);
    const gap = times([...every(0.1, 20), ...every(0.1, 20, 4)]);
    expect(gap.driveStarts).toEqual([0, 20]);
    expect(gap).toMatchObject({ gaps: 1, restarts: 0 });
    expect(gap.timeSeconds[20]).toBe(0);
    const slow = every(1, 20);
    expect(times([...slow, ...every(1, 20, 24)]).driveStarts).toEqual([0]);
    expect(times([...slow, ...every(1, 20, 24.5)]).driveStarts).toEqual([0, 20]);
    const again = times([...every(0.1, 20, 900), ...every(0.1, 20, 3)]);
    expect(again.driveStarts).toEqual([0, 20]);
    expect(again).toMatchObject({ gaps: 0, restarts: 1 });
  });

  it('parts drives where a header stood', () =>
    expect(times(every(0.1, 20), 1, new Set([7])).driveStarts).toEqual([0, 7]));

  it('drops rows without a time, a third equal time, and one that leaps away and back', () => {
    const values = [
      0,
      0.1,
      NaN,
      0.2,
      0.3,
      0.3,
      0.3,
      0.4,
      900,
      0.5,
      0.01,
      0.6,
      ...every(0.1, 20, 0.7),
    ];
    const { dropped, driveStarts, timeSeconds } = times(values);
    expect(dropped).toEqual({ withoutTime: 1, clockStood: 1, clockJumped: 2 });
    expect(driveStarts).toEqual([0]);
    expect(timeSeconds).toHaveLength(values.length - 4);
    expect(timeSeconds.every((time, i) => i === 0 || time >= (timeSeconds[i - 1] ?? 0))).toBe(true);
  });

  it('reads a clock that begins below nought, and no rows at all', () => {
    expect(times(every(0.1, 5, -0.2)).timeSeconds[4]).toBeCloseTo(0.4);
    expect(times([])).toMatchObject({ driveStarts: [], firstClock: 0, lastClock: 0 });
    expect(times([NaN]).dropped.withoutTime).toBe(1);
  });
});
