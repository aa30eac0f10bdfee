import { describe, expect, it } from 'vitest';
import type { Pull } from './findPulls';
import { madeUpRows } from './madeUpLog';
import { fixedSpeeds, powerAt } from './powerAt';
import type { PullPowerPoint } from './pullPower';
import { shownPulls } from './shownPulls';
import { thinnedRows } from './thinnedRows';

const point = (engineSpeedRpm: number, kw: number): PullPowerPoint => ({
  timeSeconds: 0,
  engineSpeedRpm,
  power: { value: kw, plusMinus: kw / 10 },
  torque: { value: 100, plusMinus: 10 },
  roadSpeedKmh: 0,
});
const points = [point(2900, 40), point(3100, 44), point(4600, 80)];

describe('powerAt', () => {
  it('reads between two points', () => {
    expect(powerAt(points, 3000)).toEqual({
      engineSpeedRpm: 3000,
      power: { value: 42, plusMinus: 4.2 },
      torque: { value: 100, plusMinus: 10 },
    });
    expect(powerAt(points, 2900)?.power.value).toBe(40);
    expect(powerAt(points, 4600)?.power.value).toBe(80);
  });

  it('invents nothing beyond the ends', () => {
    expect(powerAt(points, 2899)).toBeUndefined();
    expect(powerAt(points, 4601)).toBeUndefined();
    expect(powerAt([], 3000)).toBeUndefined();
  });
});

describe('fixedSpeeds', () => {
  it('takes each 500 rpm within a pull', () => {
    expect(fixedSpeeds(points)).toEqual([3000, 3500, 4000, 4500]);
    expect(fixedSpeeds([])).toEqual([]);
  });
});

describe('thinnedRows', () => {
  it('leaves what a logger writes, and both ends of more', () => {
    const rows = madeUpRows();
    expect(thinnedRows(rows)).toBe(rows);
    const few = thinnedRows(rows, 20);
    expect(few.length).toBeLessThanOrEqual(21);
    expect([few[0], few.at(-1)]).toEqual([rows[0], rows.at(-1)]);
  });
});

describe('shownPulls', () => {
  it('stops where the rows become too many, and keeps one', () => {
    const pull: Pull = {
      rows: madeUpRows(),
      before: [],
      after: [],
      endedBy: 'pedal',
      lifted: false,
      brokenOff: false,
      stretch: 0,
    };
    expect(shownPulls([pull, pull, pull], 300)).toHaveLength(2);
    expect(shownPulls([pull], 1)).toHaveLength(1);
    expect(shownPulls([])).toEqual([]);
  });
});
