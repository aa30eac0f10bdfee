import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newLoadScalingClosedLoop, newLoadScalingOpenLoop } from './newLoadScaling';
import { OutOfRangeError } from '../limits/OutOfRangeError';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe('newLoadScalingClosedLoop', () => {
  it('multiplies by 1.02 to add 2 % and by 0.98 to remove 2 %', () => {
    const cell = (combinedTrimPercent: number) => ({ oldScaling: 0.9921, combinedTrimPercent });
    expect(newLoadScalingClosedLoop(cell(2))).toBeCloseTo(0.9921 * 1.02, 12);
    expect(newLoadScalingClosedLoop(cell(-2))).toBeCloseTo(0.9921 * 0.98, 12);
    expect(newLoadScalingClosedLoop(cell(0))).toBe(0.9921);
  });

  it('takes the worked trims of +5 and +3 % as 8 %', () => {
    expect(newLoadScalingClosedLoop({ oldScaling: 1, combinedTrimPercent: 5 + 3 })).toBe(1.08);
  });

  it('grows with the trim and with the old cell, and is always a positive number', () => {
    fc.assert(
      fc.property(between(0.3, 3), between(-50, 50), between(0, 10), (s, trim, more) => {
        const now = newLoadScalingClosedLoop({ oldScaling: s, combinedTrimPercent: trim });
        expect(Number.isFinite(now)).toBe(true);
        expect(now).toBeGreaterThan(0);
        const richer = Math.min(trim + more, 50);
        expect(
          newLoadScalingClosedLoop({ oldScaling: s, combinedTrimPercent: richer }),
        ).toBeGreaterThanOrEqual(now);
        expect(
          newLoadScalingClosedLoop({
            oldScaling: Math.min(s + more, 3),
            combinedTrimPercent: trim,
          }),
        ).toBeGreaterThanOrEqual(now);
      }),
    );
  });

  it.each([
    [0, 2],
    [NaN, 2],
    [1, 51],
    [1, NaN],
  ])('refuses the cell %d with a trim of %d %%', (oldScaling, combinedTrimPercent) => {
    expect(() => newLoadScalingClosedLoop({ oldScaling, combinedTrimPercent })).toThrow(
      OutOfRangeError,
    );
  });
});

describe('newLoadScalingOpenLoop', () => {
  const met = {
    oldScaling: 0.95,
    longTermTrimPercent: 0,
    measuredLambda: 0.82,
    commandedLambda: 0.82,
  };

  it('leaves a cell alone where the commanded lambda is met without trim', () => {
    expect(newLoadScalingOpenLoop(met)).toBe(0.95);
  });

  it('raises the cell by the share by which the mixture is leaner than commanded', () => {
    const lean = { ...met, measuredLambda: 0.861 };
    expect(newLoadScalingOpenLoop(lean)).toBeCloseTo(0.95 * 1.05, 12);
    expect(newLoadScalingOpenLoop({ ...lean, longTermTrimPercent: 4 })).toBeCloseTo(
      0.95 * 1.05 * 1.04,
      12,
    );
  });

  it('agrees with closed loop where lambda is met, and is always a positive number', () => {
    fc.assert(
      fc.property(
        between(0.3, 3),
        between(-25, 25),
        between(0.5, 2),
        between(0.5, 2),
        (oldScaling, trim, measuredLambda, commandedLambda) => {
          const cell = { oldScaling, longTermTrimPercent: trim, measuredLambda, commandedLambda };
          const scaling = newLoadScalingOpenLoop(cell);
          expect(Number.isFinite(scaling)).toBe(true);
          expect(scaling).toBeGreaterThan(0);
          expect(newLoadScalingOpenLoop({ ...cell, measuredLambda: commandedLambda })).toBe(
            newLoadScalingClosedLoop({ oldScaling, combinedTrimPercent: trim }),
          );
        },
      ),
    );
  });

  it.each([
    { oldScaling: 4 },
    { longTermTrimPercent: 26 },
    { measuredLambda: 0 },
    { commandedLambda: NaN },
  ])('refuses %o', (wrong) => {
    expect(() => newLoadScalingOpenLoop({ ...met, ...wrong })).toThrow(OutOfRangeError);
  });

  it('names the number that is wrong', () => {
    expect(() => newLoadScalingOpenLoop({ ...met, commandedLambda: 14.7 })).toThrow(
      'Write commanded lambda between 0.5 and 2: 14.7 lies outside.',
    );
  });
});
