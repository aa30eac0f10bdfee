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
});
