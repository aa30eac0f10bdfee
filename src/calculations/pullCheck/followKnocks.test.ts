import { describe, expect, it } from 'vitest';
import { followKnocks, hardestKnockBeside } from './followKnocks';
import type { Pull } from './findPulls';

/** Rows one second apart, each with its retard in degrees; an empty cell is undefined. */
const follow = (
  degrees: readonly (number | undefined)[],
  stretchAt: (i: number) => number = () => 0,
) => {
  const knocking = followKnocks();
  for (const [i, knockRetardDegrees] of degrees.entries())
    knocking.take({ timeSeconds: i, engineSpeedRpm: 1000 * i, knockRetardDegrees }, stretchAt(i));
  return knocking.knocks();
};

const pull = (from: number, to: number, stretch = 0): Pull => ({
  rows: [from, to].map((timeSeconds) => ({ timeSeconds, engineSpeedRpm: 3000 })),
  before: [],
  after: [],
  endedBy: 'pedal',
  lifted: false,
  brokenOff: false,
  stretch,
});

describe('followKnocks', () => {
  it('counts rows in a row as one knock, over empty cells too', () => {
    expect(follow([0, 1.4, undefined, 1.8, 1.1, 0, 1.4, 0])).toEqual([
      { degrees: 1.8, engineSpeedRpm: 3000, fromSeconds: 1, toSeconds: 4, stretch: 0 },
      { degrees: 1.4, engineSpeedRpm: 6000, fromSeconds: 6, toSeconds: 6, stretch: 0 },
    ]);
    expect(follow([1.4, 1.4], (i) => i)).toHaveLength(2);
    expect(follow([0, undefined])).toEqual([]);
  });

  it('keeps the hardest of any number', () => {
    const many = follow(Array.from({ length: 5000 }, (_, i) => (i % 2) * (i === 4001 ? 9 : 1.4)));
    expect(many.length).toBeLessThanOrEqual(1000);
    expect(many.at(-1)).toMatchObject({ degrees: 9, engineSpeedRpm: 4_001_000 });
  });
});

describe('hardestKnockBeside', () => {
  it('leaves out what reaches into the pull, unless it is harder outside', () => {
    const knocks = follow([0, 1.4, 1.4, 0, 0, 2.8, 1.4, 0]);
    expect(hardestKnockBeside(knocks, pull(2, 4), 1.4)?.degrees).toBe(2.8);
    expect(hardestKnockBeside(knocks, pull(2, 5), 2.8)).toBeUndefined();
    expect(hardestKnockBeside(knocks, pull(6, 7), 1.4)?.degrees).toBe(2.8);
    expect(hardestKnockBeside(knocks, undefined, 0)?.degrees).toBe(2.8);
    expect(hardestKnockBeside([], undefined, 0)).toBeUndefined();
  });

  it('tells the same second of another part of the log apart', () => {
    const [knock] = follow([0, 1.4]);
    expect(knock && hardestKnockBeside([knock], pull(0, 2), 1.4)).toBeUndefined();
    expect(knock && hardestKnockBeside([knock], pull(0, 2, 1), 1.4)).toBe(knock);
  });
});
