import { describe, expect, it } from 'vitest';
import { logTableOf, rowsOf } from '../testing/logTableOf';
import { logWithout } from '../testing/logWithout';
import { madeLog } from '../testing/madeLog';
import { measuredDelay } from './lambdaDelay';
import { modelledDelay } from './modelledDelay';
import { valueAtTime } from './valueAtTime';

/** Steady running; the target steps every 5 s, lambda follows by a share of `follow` after a time. */
const stepping = (
  answer: (secondsSinceStep: number) => number,
  {
    seconds = 90,
    stepSeconds = 0.04,
    noise = () => 0,
  }: { seconds?: number; stepSeconds?: number; noise?: () => number } = {},
) => {
  const rows = rowsOf(Math.round(seconds / stepSeconds)).map((row, i) => {
    const at = i * stepSeconds;
    const place = Math.floor(at / 5 + 1e-9);
    const since = at - 5 * place;
    const [before, after] = place % 2 === 0 ? [0.94, 1] : [1, 0.94];
    const start = place === 0 ? after : before;
    return {
      ...row,
      lambdaTarget: after,
      lambda: start + (after - start) * answer(since) + noise(),
    };
  });
  return logTableOf([rows], { stepSeconds });
};

describe('measuredDelay', () => {
  it.each([0.15, 0.4, 0.8])('finds a pure delay of %s s within 0.05 s', (delay) => {
    const found = measuredDelay(stepping((since) => (since >= delay - 1e-9 ? 1 : 0)));
    expect(found.steps).toBeGreaterThanOrEqual(15);
    expect(Math.abs((found.seconds ?? NaN) - delay)).toBeLessThanOrEqual(0.05);
    expect(found.declined).toBe('');
  });

  it('takes the time to half of the settled change, not the first movement', () => {
    const found = measuredDelay(stepping((since) => Math.min(1, Math.max(0, (since - 0.2) / 0.4))));
    expect(found.seconds).toBeCloseTo(0.4, 1);
    expect(Math.abs((found.seconds ?? NaN) - 0.4)).toBeLessThanOrEqual(0.05);
  });

  it('finds the 0.4 s of a made log, with its uncertainty', () => {
    const { table } = madeLog({
      seconds: 600,
      rowsPerSecond: 25,
      targetStepSeconds: 4,
      lambdaDelaySeconds: 0.4,
    });
    const found = measuredDelay(table);
    expect(Math.abs((found.seconds ?? NaN) - 0.4)).toBeLessThanOrEqual(0.05);
    expect(found.uncertaintySeconds).toBeLessThan(0.05);
  });

  it('declines with the reason: too few steps', () => {
    const found = measuredDelay(stepping((since) => (since > 0.4 ? 1 : 0), { seconds: 19 }));
    expect(found.seconds).toBeNull();
    expect(found.declined).toContain('it needs 5 steps');
  });

  it('declines where the base line is not steady, or lambda moved before the target', () => {
    let side = 1;
    const restless = stepping((since) => (since > 0.4 ? 1 : 0), {
      noise: () => (side *= -1) * 0.03,
    });
    expect(measuredDelay(restless)).toMatchObject({ seconds: null, steps: 0 });
    const early = stepping((since) => (since > 4.6 ? 0 : 1));
    expect(measuredDelay(early).seconds).toBeNull();
  });

  it('declines where the delays scatter', () => {
    let count = 0;
    let [place, delay] = [0, 0];
    const table = stepping(
      (since) => {
        if (since < 1e-9) {
          count += 1;
          place = count % 3;
          delay = [0.1, 0.5, 1][place] ?? 0;
        }
        return since >= delay ? 1 : 0;
      },
      { seconds: 120 },
    );
    expect(measuredDelay(table).declined).toContain('no one number');
  });

  it('declines with slow rows, a slow group, a missing column', () => {
    const answer = (since: number) => (since > 0.4 ? 1 : 0);
    expect(measuredDelay(stepping(answer, { stepSeconds: 0.25 })).declined).toContain(
      '5 rows a second',
    );
    const grouped = { ...stepping(answer), grouped: new Set(['lambda'] as const) };
    expect(measuredDelay(grouped).declined).toContain('slow group');
    expect(measuredDelay(logWithout(stepping(answer), 'lambda')).declined).toContain(
      '`LAMBDA_ACT`',
    );
  });
});

describe('modelledDelay', () => {
  it('gives the worked numbers: 0.38 s at idle, 0.15 in cruise, 0.12 at full throttle', () => {
    expect(modelledDelay(800, 3)).toBeCloseTo(0.38, 2);
    expect(modelledDelay(3000, 40)).toBeCloseTo(0.15, 2);
    expect(modelledDelay(6500, 130)).toBeCloseTo(0.12, 2);
  });
});

describe('valueAtTime', () => {
  it('shifts by time with a straight line between rows, not by rows', () => {
    const time = Float64Array.of(0, 0.25, 0.5, 0.75);
    expect(valueAtTime([0, 1, 2, 4], time, { to: 4 }, 0, 0.4)).toBeCloseTo(1.6, 9);
    expect(valueAtTime([0, 1, 2, 4], time, { to: 4 }, 1, 0.25)).toBe(1);
    expect(valueAtTime([0, 1, 2, 4], time, { to: 4 }, 1, 0.8)).toBeNaN();
    expect(valueAtTime([0, 1, 2, 4], time, { to: 2 }, 1, 0.3)).toBeNaN();
  });
});
