import { describe, expect, it } from 'vitest';
import { findPulls } from './findPulls';
import type { LogRow } from './logQuantity';
import { madeUpRows } from './madeUpLog';

/** Full pedal with these engine speeds, ten rows a second; made up. */
const fullPedal = (speeds: readonly number[], from = 0): LogRow[] =>
  speeds.map((engineSpeedRpm, i) => ({
    timeSeconds: from + i / 10,
    engineSpeedRpm,
    pedalPercent: 100,
  }));

const rise = (from: number, to: number, rows: number): number[] =>
  Array.from({ length: rows }, (_, i) => from + ((to - from) * i) / (rows - 1));

const find = (rows: readonly LogRow[], stretches: readonly number[] = []) => {
  const finder = findPulls();
  rows.forEach((row, i) => finder.take(row, stretches[i] ?? 0));
  return finder.end();
};

describe('findPulls', () => {
  it('parts gears that were changed with the pedal down', () => {
    const rows = fullPedal([...rise(2500, 6800, 30), ...rise(4800, 6500, 30)]);
    const { pulls } = find(rows);
    expect(pulls.map(({ endedBy }) => endedBy)).toEqual(['speed-fell', 'end-of-log']);
    expect(pulls.map((pull) => pull.rows.at(-1)?.engineSpeedRpm)).toEqual([6800, 6500]);
    expect(pulls[1]?.rows[0]?.engineSpeedRpm).toBe(4800);
  });

  it('ends at the highest speed where the limiter holds, and begins at the lowest', () => {
    const speeds = [2600, 2400, ...rise(2500, 7000, 40), 6900, 7000, 6850, 6950, 6900, 6800];
    const [pull] = find(fullPedal(speeds)).pulls;
    expect(pull?.rows[0]?.engineSpeedRpm).toBe(2400);
    expect(pull?.rows.at(-1)?.engineSpeedRpm).toBe(7000);
    expect(pull?.after.map(({ engineSpeedRpm }) => engineSpeedRpm)).toEqual([
      6900, 7000, 6850, 6950, 6900,
    ]);
    expect(pull?.before.map(({ engineSpeedRpm }) => engineSpeedRpm)).toEqual([2600]);
  });

  it('ends at a gap, and takes nothing from beyond it', () => {
    const rows = [...fullPedal(rise(2500, 5000, 20)), ...fullPedal(rise(5000, 7000, 20), 30)];
    const { pulls } = find(
      rows,
      rows.map((_, i) => (i < 20 ? 0 : 1)),
    );
    expect(pulls.map(({ endedBy }) => endedBy)).toEqual(['gap', 'end-of-log']);
    expect(pulls[0]?.after).toEqual([]);
    expect(pulls[1]?.before).toEqual([]);
  });

  it('forgives a trembling pedal, and counts what is too short', () => {
    const trembling = madeUpRows().map((row, i) => (i === 60 ? { ...row, pedalPercent: 91 } : row));
    expect(find(trembling).pulls).toHaveLength(1);
    expect(find(fullPedal(rise(2500, 3400, 30)))).toMatchObject({ pulls: [], tooShort: 1 });
    expect(find(fullPedal(rise(2500, 6000, 12)))).toMatchObject({ pulls: [], tooShort: 1 });
    expect(find([])).toEqual({ pulls: [], tooShort: 0 });
  });

  it('keeps at most 200 pulls of 20 000 rows', () => {
    const long = find(fullPedal(rise(2000, 7000, 20_010)));
    expect(long.pulls[0]).toMatchObject({ endedBy: 'too-many-rows' });
    expect(long.pulls[0]?.rows).toHaveLength(20_000);
  });

  it('does not take a pull with a lift in it for two clean ones', () => {
    /** The foot comes up for some rows while the engine holds its speed. */
    const lifting = (from: number, rows: number, drop = 0): LogRow[] =>
      fullPedal([
        ...rise(2000, 4500, 40),
        ...rise(4490, 4500 - drop, rows),
        ...rise(4510 - drop, 7000, 40),
      ]).map((row, i) => (i >= from && i < from + rows ? { ...row, pedalPercent: 30 } : row));
    const both = find(lifting(40, 6));
    expect(both.pulls.map(({ lifted }) => lifted)).toEqual([true, true]);
    expect(find(lifting(40, 20, 300)).pulls.every(({ lifted }) => lifted)).toBe(true);
    // A gear change: the engine falls by more than a gear's step.
    expect(find(lifting(40, 6, 1200)).pulls.map(({ lifted }) => lifted)).toEqual([false, false]);
    // Another pull, seconds later.
    expect(find(lifting(40, 45, 300)).pulls.map(({ lifted }) => lifted)).toEqual([false, false]);
  });

  it('leaves a pull whole whose driver comes down again at the limiter', () => {
    const again = fullPedal([...rise(2000, 7000, 60), 6900, 6800, ...rise(6700, 7050, 12)]).map(
      (row, i) => (i === 60 || i === 61 ? { ...row, pedalPercent: 0 } : row),
    );
    const { pulls, tooShort } = find(again);
    expect(pulls.map(({ lifted }) => lifted)).toEqual([false]);
    expect(tooShort).toBe(1);
  });

  it('spoils what follows a lift out of a stretch too short for a pull', () => {
    const rows = fullPedal([...rise(2000, 2900, 10), 2890, 2900, ...rise(2910, 7000, 40)]).map(
      (row, i) => (i === 10 || i === 11 ? { ...row, pedalPercent: 50 } : row),
    );
    expect(find(rows).pulls.map(({ lifted }) => lifted)).toEqual([true]);
  });

  it('takes what follows a leap of rpm for no pull of its own', () => {
    const speeds = [...rise(2000, 4500, 40), 5400, 5450, 5500, ...rise(4600, 7000, 40)];
    const { pulls } = find(fullPedal(speeds));
    expect(pulls.map(({ lifted }) => lifted)).toEqual([true, true]);
  });

  it('takes no bounce at the limiter for wheelspin', () => {
    const bounce = [6700, 6850, 7010, 6720, 6900, 7020];
    const [pull] = find(fullPedal([...rise(2000, 7000, 50), ...bounce])).pulls;
    expect(pull?.rows.at(-1)?.engineSpeedRpm).toBe(7000);
    expect(pull?.rows).toHaveLength(50);
  });
});
