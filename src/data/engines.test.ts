import { describe, expect, it } from 'vitest';
import { engines } from './engines';
import { sources } from './sources';

const keys = new Set(sources.map(({ key }) => key));
const count = (code: string): number => engines.filter((each) => each.code === code).length;
const named = engines.map((each) => [each.id, each] as const);

/** Litres of one cylinder times four, in cc. */
const swept = (boreMm: number, strokeMm: number): number =>
  (Math.PI * boreMm ** 2 * strokeMm) / 1000;

describe('the engines', () => {
  it('are 16: two 1.8, eleven 2.0 and three donors of the 2.5', () => {
    expect(engines).toHaveLength(16);
    expect([count('L8-VE'), count('LF-VE'), count('L5-VE')]).toEqual([2, 11, 3]);
    expect(new Set(engines.map(({ id }) => id)).size).toBe(16);
  });

  it.each(named)('%s agrees with itself', (_id, each) => {
    expect(swept(each.boreMm, each.strokeMm)).toBeCloseTo(each.displacementCc, -1);
    expect(each.powerPs * 0.7355).toBeCloseTo(each.powerKw, 0);
    expect(each.sources.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('prints the throttle cut that decides: the NC1 1.8 has none with the clutch released', () => {
    const cuts = engines.filter(({ code }) => code === 'L8-VE').map((each) => each.throttleCutRpm);
    expect(cuts).toEqual([
      { pressed: 6500, released: 10000 },
      { pressed: 6500, released: 6500 },
    ]);
  });
});
