import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finalSpark } from './finalSpark';

const heat = {
  targetDegrees: 19.2,
  heatRetardDegrees: 4.5,
  heatMultiplier: 0.7,
  limitDegrees: 23,
  retardDegrees: 1.7,
  advanceDegrees: 0,
};

describe('finalSpark', () => {
  it('follows the worked case in which heat binds', () => {
    const steps = finalSpark(heat);
    expect(steps.afterHeatDegrees).toBeCloseTo(16.05);
    expect(steps.bindsBy).toBe('target');
    expect(steps.finalDegrees).toBeCloseTo(14.35);
  });

  it('follows the worked case in which the limit binds', () => {
    const steps = finalSpark({
      ...heat,
      targetDegrees: 29.5,
      heatRetardDegrees: 0,
      limitDegrees: 25.8,
      retardDegrees: 0,
    });
    expect(steps).toMatchObject({ bindsBy: 'limit', finalDegrees: 25.8 });
  });

  it('never passes the limit before retards and advances', () => {
    fc.assert(
      fc.property(fc.double({ min: -20, max: 60, noNaN: true }), (targetDegrees) => {
        expect(finalSpark({ ...heat, targetDegrees }).afterLimitDegrees).toBeLessThanOrEqual(23);
      }),
    );
  });
});
