import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { raisedTarget } from './raisedTarget';
import { sparkTrace } from './sparkTrace';
import { quietTerms, type SparkTraceTerms } from './SparkTraceTerms';

const heatBinds: SparkTraceTerms = {
  ...quietTerms,
  targetDegrees: 19.2,
  heatRetardDegrees: 4.5,
  heatMultiplier: 0.7,
  limitDegrees: 23,
  additive: { ...quietTerms.additive, knock: 1.7 },
};

const limitBinds: SparkTraceTerms = {
  ...quietTerms,
  targetDegrees: 29.5,
  heatRetardDegrees: 0,
  heatMultiplier: 0.7,
  limitDegrees: 25.8,
};

describe('sparkTrace', () => {
  it('follows the worked case in which heat binds', () => {
    expect(sparkTrace(heatBinds)).toEqual({
      heatDegrees: 3.15,
      afterHeatDegrees: 16.05,
      limitDegrees: 23,
      limitedDegrees: 16.05,
      binding: 'target',
      aboveLimitDegrees: -6.95,
      additiveDegrees: 1.7,
      acting: ['knock'],
      conditionalDegrees: 0,
      conditional: undefined,
      afterRetardsDegrees: 14.35,
      finalDegrees: 14.35,
    });
  });

  it('follows the worked case in which the limit binds', () => {
    expect(sparkTrace(limitBinds)).toMatchObject({
      afterHeatDegrees: 29.5,
      limitedDegrees: 25.8,
      binding: 'limit',
      aboveLimitDegrees: 3.7,
      finalDegrees: 25.8,
    });
  });

  it('adds to the limit what cam and power add, and at idle takes the idle limit alone', () => {
    const added = { camAdditionDegrees: 2, camAdditionMultiplier: 0.5, powerAdditionDegrees: 1 };
    expect(sparkTrace({ ...limitBinds, ...added })).toMatchObject({
      limitDegrees: 27.8,
      finalDegrees: 27.8,
    });
    const idle = { ...limitBinds, ...added, idle: true, idleLimitDegrees: 8 };
    expect(sparkTrace(idle)).toMatchObject({ binding: 'idle-limit', finalDegrees: 8 });
    expect(sparkTrace({ ...limitBinds, targetDegrees: 25.8 }).binding).toBe('both');
  });

  it('adds up the additive retards, and takes the largest conditional one', () => {
    const trace = sparkTrace({
      ...limitBinds,
      additive: { ...quietTerms.additive, knock: 3.4, decelTransition: 1 },
      conditional: { ...quietTerms.conditional, tipInFromStop: 6.5, stumbleRecovery: 10 },
      coldAdvanceDegrees: 5,
      egrAdvanceDegrees: 2,
    });
    expect(trace).toMatchObject({
      additiveDegrees: 4.4,
      acting: ['decelTransition', 'knock'],
      conditionalDegrees: 10,
      conditional: 'stumbleRecovery',
      afterRetardsDegrees: 11.4,
      finalDegrees: 18.4,
    });
  });

  it.each([
    { targetDegrees: NaN },
    { heatMultiplier: 6 },
    { limitDegrees: 1e308 },
    { additive: { ...quietTerms.additive, knock: -1 } },
    { conditional: { ...quietTerms.conditional, antiLugTipIn: Infinity } },
  ])('refuses %o', (wrong) => {
    expect(() => sparkTrace({ ...heatBinds, ...wrong })).toThrow(OutOfRangeError);
  });
});

describe('raisedTarget', () => {
  it('changes nothing where the limit binds', () => {
    expect(raisedTarget(limitBinds, 2)).toEqual({
      byDegrees: 2,
      finalChangeDegrees: 0,
      headroomDegrees: 0,
      limitRiseNeededDegrees: 5.7,
    });
  });

  it('arrives where there is room, as far as there is', () => {
    expect(raisedTarget(heatBinds, 2)).toMatchObject({
      finalChangeDegrees: 2,
      headroomDegrees: 6.95,
      limitRiseNeededDegrees: 0,
    });
    expect(raisedTarget(heatBinds, 8)).toMatchObject({
      finalChangeDegrees: 6.95,
      limitRiseNeededDegrees: 1.05,
    });
    expect(raisedTarget(limitBinds, -5).finalChangeDegrees).toBe(-1.3);
  });

  it('refuses more than 20°', () => {
    expect(() => raisedTarget(heatBinds, 21)).toThrow(OutOfRangeError);
  });
});

describe('for any terms', () => {
  const angle = fc.double({ min: -20, max: 50, noNaN: true });
  const retard = fc.double({ min: 0, max: 15, noNaN: true });
  const terms = fc.record<SparkTraceTerms>({
    targetDegrees: angle,
    heatRetardDegrees: angle,
    heatMultiplier: fc.double({ min: 0, max: 2, noNaN: true }),
    idle: fc.boolean(),
    limitDegrees: angle,
    camAdditionDegrees: retard,
    camAdditionMultiplier: fc.double({ min: 0, max: 1, noNaN: true }),
    powerAdditionDegrees: retard,
    idleLimitDegrees: angle,
    additive: fc.record({
      decelTransition: retard,
      fuelCutTransition: retard,
      gearToIdleTransition: retard,
      highSpeedAndCoolant: retard,
      knock: retard,
      throttleSensorFault: retard,
    }),
    conditional: fc.record({
      tipInFromStop: retard,
      antiLugTipIn: retard,
      firstGearTipIn: retard,
      stumbleRecovery: retard,
    }),
    coldAdvanceDegrees: retard,
    egrAdvanceDegrees: retard,
  });

  it('nothing passes the limit but advances, and every sum is a number', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const trace = sparkTrace(given);
        expect(trace.limitedDegrees).toBeLessThanOrEqual(trace.limitDegrees);
        expect(trace.limitedDegrees).toBeLessThanOrEqual(trace.afterHeatDegrees);
        expect(trace.afterRetardsDegrees).toBeLessThanOrEqual(trace.limitedDegrees);
        for (const value of Object.values(trace)) {
          if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
        }
      }),
    );
  });

  it('a raised target gives what the chain gives with it, and never more than it was raised', () => {
    fc.assert(
      fc.property(terms, fc.double({ min: -20, max: 20, noNaN: true }), (given, by) => {
        const raised = raisedTarget(given, by);
        const after = { ...given, targetDegrees: given.targetDegrees + by };
        const change = sparkTrace(after).finalDegrees - sparkTrace(given).finalDegrees;
        expect(raised.finalChangeDegrees).toBeCloseTo(change, 6);
        expect(Math.abs(raised.finalChangeDegrees)).toBeLessThanOrEqual(Math.abs(by) + 1e-8);
      }),
    );
  });
});
