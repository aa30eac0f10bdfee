import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadFromAirFlow } from './loadFromAirFlow';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { between } from '../testing/anyText';
import { densityCorrectedLoad, scaledLoad } from './scaledLoad';

const baseLoad = loadFromAirFlow({
  airFlowGramsPerSecond: 110,
  displacementCc: 1999,
  airDensityGramsPerCc: 0.0011208,
  engineSpeedRpm: 6000,
});
const worked = { baseLoad, loadLimit: 1.023, loadScaling: 0.9921 };

describe('scaledLoad', () => {
  it('gives the worked case', () => {
    expect(scaledLoad(worked).toFixed(4)).toBe('0.9742');
    expect(densityCorrectedLoad(scaledLoad(worked), 0.0011208).toFixed(4)).toBe('0.9099');
  });

  it('never passes the limit, whatever the air', () => {
    fc.assert(
      fc.property(between(0, 5), between(0.3, 5), between(0.3, 3), (load, limit, scaling) => {
        const steps = { baseLoad: load, loadLimit: limit, loadScaling: scaling };
        expect(scaledLoad(steps)).toBeLessThanOrEqual(limit * scaling);
        expect(scaledLoad({ ...steps, baseLoad: 5 })).toBeGreaterThanOrEqual(scaledLoad(steps));
        if (steps.baseLoad > steps.loadLimit) expect(scaledLoad(steps)).toBe(limit * scaling);
        expect(Number.isFinite(densityCorrectedLoad(scaledLoad(steps), 0.002))).toBe(true);
      }),
    );
  });

  it.each([{ baseLoad: -1 }, { loadLimit: 0 }, { loadScaling: NaN }])('refuses %o', (wrong) => {
    expect(() => scaledLoad({ ...worked, ...wrong })).toThrow(OutOfRangeError);
    expect(() => densityCorrectedLoad(1, 1.2)).toThrow(OutOfRangeError);
  });
});
